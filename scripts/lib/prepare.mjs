import { buildApp } from './build.mjs';
import { completeEnvironment } from './environment.mjs';
import { phase } from './progress.mjs';
import { runTool } from './tools.mjs';

/**
 * Makes everything ready that the app needs to be served: database, tables, catalogue, search index, build.
 * @param {{root: string, given: NodeJS.ProcessEnv, build: boolean}} options
 * @returns {Promise<{env: NodeJS.ProcessEnv, leave: () => Promise<void>}>}
 */
export async function prepareApp({ root, given, build }) {
  /** @type {{env: NodeJS.ProcessEnv, leave: () => Promise<void>} | undefined} */
  let ready;
  await phase('database', async () => {
    const completed = await completeEnvironment(root, given);
    ready = completed;
    return completed.said;
  });
  if (ready === undefined) throw new Error('the database phase ended without an environment');
  const { env, leave } = ready;
  const script = (/** @type {string[]} */ args, /** @type {string} */ problem) =>
    runTool(root, 'tsx', ['--conditions=react-server', ...args], { env, problem });
  try {
    await phase('tables', () =>
      script(['scripts/migrate.ts'], 'The tables could not be made: the reason stands above.'),
    );
    await phase('catalogue', async () => {
      const problem = 'The sample catalogue could not be made: run "npm run catalogue -- sample" to see why.';
      await script(['scripts/catalogue.ts', 'sample', '--if-empty'], problem);
    });
    await phase('search index', async () => {
      const problem = 'The search index could not be built: run "npm run catalogue -- index" to see why.';
      await script(['scripts/catalogue.ts', 'index', '--if-stale'], problem);
    });
    if (build) await phase('build', () => buildApp(root));
    return ready;
  } catch (error) {
    await leave();
    throw error;
  }
}
