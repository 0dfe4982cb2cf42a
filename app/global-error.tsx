'use client';

import './globals.css';

/** Stands in for everything when even the frame can't be rendered, so its words can't come from the message files. */
export default function GlobalError({ retry }: { error: Error; retry: () => void }) {
  return (
    <html lang="en">
      <body className="flex items-center justify-center p-6 text-center">
        <main>
          <h1 className="text-xl font-semibold">这个页面没能显示 · This page couldn’t be shown</h1>
          <p className="mt-2 text-ink-soft">你输入的内容没有丢。Nothing you typed is lost.</p>
          <button type="button" onClick={retry} className="mt-5 rounded-md bg-accent px-4 py-2 text-sm text-on-accent">
            再试一次 · Try again
          </button>
        </main>
      </body>
    </html>
  );
}
