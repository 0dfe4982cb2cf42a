import { environment } from '@/lib/env';
import { type App, type AppParts, adoptApp } from '@/lib/server/composition';
import { openScriptDatabase } from './script-database';

export type ScriptApp = { app: App; close(): Promise<void> };

/** The whole app without the web server, for a script. Ends the process with one sentence when it can't be opened. */
export async function openScriptApp(parts: Partial<AppParts> = {}): Promise<ScriptApp> {
  const opened = await openScriptDatabase();
  if (!opened.ok) return leave(opened.error);
  const { database, close } = opened.value;
  try {
    const app = await adoptApp({ environment: environment(), database, ...parts });
    return {
      app,
      async close() {
        await app.turns.settle();
        await app.model.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    return leave(error instanceof Error ? error.message : 'the app could not be opened');
  }
}

function leave(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
