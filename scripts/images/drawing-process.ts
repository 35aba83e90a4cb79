import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { PreparedImage } from './image-step';

/** What a process for drawings answers for each file that it is sent. */
export type Drawn = { made: PreparedImage } | { reason: string };

/** What one drawing may take: seconds of processor time, and bytes of memory together with this process. */
const most = { seconds: Number(process.argv[2]), memory: 1e9 };

/** When a drawing was begun, in seconds of processor time; 0 between two. Its thread ends the process: libraries that draw never look up. */
const begun = new Float64Array(new SharedArrayBuffer(8));
const watch = `
  const { workerData: { begun, most } } = require('node:worker_threads');
  const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
  setInterval(() => {
    // Read once: the next drawing may begin meanwhile.
    const since = begun[0];
    const isTooMuch = used() - since > most.seconds || process.memoryUsage.rss() > most.memory;
    if (since > 0 && isTooMuch) process.kill(process.pid, 'SIGKILL');
  }, 50);`;
new Worker(watch, { eval: true, execArgv: [], workerData: { begun, most } }).unref();

async function drawn(file: string): Promise<Drawn> {
  const { user, system } = process.cpuUsage();
  begun[0] = (user + system) / 1e6;
  try {
    // Here, so that it is an answer when what draws cannot be loaded.
    const { drawing } = await import('./drawing');
    return { made: await drawing(readFileSync(file)) };
  } catch (error) {
    return { reason: (error as Error).message };
  } finally {
    begun[0] = 0;
  }
}

process.on('message', (file: string) => void drawn(file).then((answer) => process.send?.(answer)));
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
