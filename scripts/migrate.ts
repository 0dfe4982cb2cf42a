import { openScriptDatabase } from './lib/script-database';

// Brings the database up to the newest migration: `npm run migrate`. Opening it does that.
const opened = await openScriptDatabase();
if (opened.ok) await opened.value.close();
else {
  process.stderr.write(`${opened.error}\n`);
  process.exitCode = 1;
}
