import 'server-only';
import { type Database, openDatabase } from '../db/client';
import { environment } from '../env';

/** One pool a process: Next loads a module once for pages and once for routes, so it can't stand in the module. */
const holder = globalThis as typeof globalThis & { shoppingxDatabase?: Database };

/** The app's database. The start script names it; without that, starting is what is missing. */
export function appDatabase(): Database {
  if (holder.shoppingxDatabase === undefined) {
    const { DATABASE_URL, DATABASE_SOCKET } = environment();
    if (DATABASE_URL === undefined) throw new Error('DATABASE_URL is not set: start the app with "npm start".');
    holder.shoppingxDatabase = openDatabase(
      DATABASE_URL,
      DATABASE_SOCKET === undefined ? {} : { socketPath: DATABASE_SOCKET },
    );
  }
  return holder.shoppingxDatabase;
}
