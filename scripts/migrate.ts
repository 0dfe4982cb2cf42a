import { openScriptDatabase } from './lib/script-database';

// Brings the database up to the newest migration: `npm run migrate`. Opening it does that.
try {
  const opened = await openScriptDatabase();
  if (opened.ok) await opened.value.close();
  else throw new Error(opened.error);
} catch (error) {
  // A wrong variable, or why the database can't be opened: a sentence in either case.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
