import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Starts the process that builds and serves the sites of the browser tests. The environment has the address of each, and
 * its folder. It is a process of its own because Playwright takes long to read the sources of the engine.
 */
export default async function globalSetup(): Promise<() => void> {
  const script = join(import.meta.dirname, 'support/sites-process.ts');
  const sites = fork(script, { execArgv: ['--import', 'tsx'] });
  const [environment] = (await Promise.race([once(sites, 'message'), once(sites, 'exit')])) as [object];
  if (!sites.connected) throw new Error('The sites of the browser tests could not be built.');
  Object.assign(process.env, environment);
  return () => sites.disconnect();
}
