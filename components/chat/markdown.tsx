'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type Components, defaultRehypePlugins, Streamdown } from 'streamdown';

// Without the plugin that parses raw HTML, tags in the model's text never become elements; what is left is sanitised.
const rehypePlugins = [defaultRehypePlugins.sanitize, defaultRehypePlugins.harden].filter(
  (plugin) => plugin !== undefined,
);

// A picture would let an offer's text call home; headings above h3 would compete with the page's own.
const allowedElements = 'p a strong em del code pre ul ol li blockquote h3 h4 table thead tbody tr th td hr br'.split(
  ' ',
);

const components: Components = {
  p: ({ children }) => <p className="not-first:mt-3">{children}</p>,
  a: ({ href, children }) => (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-accent underline underline-offset-2 hover:text-accent-strong"
    >
      {children}
    </a>
  ),
  strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
  ul: ({ children }) => <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-ink-faint">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="figures mt-2 list-decimal space-y-1 pl-6 marker:text-ink-faint">
      {children}
    </ol>
  ),
  li: ({ children }) => <li>{children}</li>,
  h3: ({ children }) => <h3 className="mt-4 font-semibold">{children}</h3>,
  h4: ({ children }) => <h4 className="mt-3 font-semibold">{children}</h4>,
  blockquote: ({ children }) => (
    <blockquote className="mt-3 border-l-2 border-line pl-4 text-ink-soft">{children}</blockquote>
  ),
  code: ({ children }) => <code className="rounded-sm bg-sunken px-1 font-mono text-[0.9em]">{children}</code>,
  pre: ({ children }) => (
    <Sideways className="bg-sunken">
      <pre className="p-3 text-sm">{children}</pre>
    </Sideways>
  ),
  table: ({ children }) => (
    <Sideways className="border border-line">
      <table className="w-full text-sm wrap-normal">{children}</table>
    </Sideways>
  ),
  thead: ({ children }) => <thead>{children}</thead>,
  tbody: ({ children }) => <tbody>{children}</tbody>,
  tr: ({ children }) => <tr>{children}</tr>,
  th: ({ children }) => <th className="border-b border-line bg-sunken px-3 py-2 text-left font-medium">{children}</th>,
  td: ({ children }) => <td className="figures border-b border-line px-3 py-2 align-top">{children}</td>,
  hr: () => <hr className="my-4 border-line" />,
};

/** What may be wider than the text and scrolls by itself. */
function Sideways({ className, children }: { className: string; children: ReactNode }) {
  const t = useTranslations('common');
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={t('scrollsSideways')}
      className={clsx('mt-3 overflow-x-auto rounded-md', className)}
    >
      {children}
    </section>
  );
}

/** Markdown of the model, whole or still streaming; only harmless elements, no pictures, no raw HTML. */
export default function Markdown({ text, streaming }: { text: string; streaming: boolean }) {
  return (
    <Streamdown
      mode={streaming ? 'streaming' : 'static'}
      parseIncompleteMarkdown={streaming}
      isAnimating={streaming}
      controls={false}
      linkSafety={{ enabled: false }}
      rehypePlugins={rehypePlugins}
      allowedElements={allowedElements}
      unwrapDisallowed
      components={components}
      className="space-y-0"
    >
      {text}
    </Streamdown>
  );
}
