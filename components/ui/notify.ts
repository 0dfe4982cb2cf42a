/** Shows a short notice that goes by itself; `bad` for what didn't work. Loads the toasts when first needed. */
export function notify(text: string, tone: 'plain' | 'bad' = 'plain'): void {
  void import('sonner').then(({ toast }) => (tone === 'bad' ? toast.error(text) : toast(text)));
}
