/** Next calls this once when a server process starts. */
export async function register(): Promise<void> {
  const { environment } = await import('./lib/env');
  if (environment().NODE_ENV !== 'production') return;
  const { quietConsole } = await import('./lib/server/quiet-console');
  quietConsole();
}
