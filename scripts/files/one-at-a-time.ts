import { setTimeout } from 'node:timers/promises';
import { lockFolder } from './lock-folder';
import { UsageError } from './usage-error';

/** How long to wait for another process, in milliseconds. */
const longest = 30_000;
const pause = 50;

/** Does a work on a folder while no other process on this machine does one there, and gives its result. Rejects with a UsageError after half a minute of waiting. */
export async function oneAtATime<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  for (let waited = 0; waited < longest; waited += pause) {
    const lock = await lockFolder(folder);
    if (!lock) {
      await setTimeout(pause);
      continue;
    }
    try {
      return await work();
    } finally {
      await lock.release();
    }
  }
  throw new UsageError(`Another command is still writing to "${folder}". Wait for its end, then try again.`);
}
