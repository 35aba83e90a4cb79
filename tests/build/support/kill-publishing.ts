import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { defects } from './prepared-site';

/** What came of it. */
export interface Killed {
  /** How many versions were published in all. */
  versions: number;
  /** What visitors would have missed after a kill. */
  defects: string[];
}

/** Kills a process that publishes version after version into a folder, as often as is asked, each time at another moment. */
export async function killPublishing(place: string, kills: number): Promise<Killed> {
  const found: Killed = { versions: 0, defects: [] };
  for (let kill = 0; kill < kills; kill += 1) {
    found.versions += await publishedUntilKilled(place, found.versions + 1, kill);
    found.defects.push(...defects(place));
  }
  return found;
}

/** Gives how many versions were begun: the last one may be there in part. */
async function publishedUntilKilled(place: string, first: number, kill: number): Promise<number> {
  const script = join(import.meta.dirname, 'publishing-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, place, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let published = 0;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (text: Buffer) => {
      published += text.toString().split('\n').length - 1;
      resolve();
    });
    void gone.then(() => resolve());
  });
  await new Promise((resolve) => setTimeout(resolve, (kill * 7) % 50));
  child.kill('SIGKILL');
  await gone;
  return published + 1;
}
