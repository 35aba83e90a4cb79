import { Worker } from 'node:worker_threads';
import { UsageError } from '../files/usage-error';
import { workerFor, type Job, type ResultOf } from './jobs';
import { takeShares, type Report } from './shares';

/** With fewer pieces another thread would still be starting when they are done. */
const worthIt = 600;

/** Does jobs in this thread, and large ones in another one too. */
export class Crew {
  #other: Worker | undefined;

  /** Starts the other thread if there will be so many pieces that it pays. */
  constructor(pieces: number) {
    if (pieces < worthIt) return;
    this.#other = new Worker(new URL('start-thread.mjs', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 12 },
    });
    // It alone keeps no process alive.
    this.#other.unref();
  }

  /** Does a job, and gives the result of each of its pieces, in their order. */
  async do<One extends Job>(job: One): Promise<ResultOf<One>[]> {
    const results: ResultOf<One>[] = [];
    const put = (from: number, some: unknown[]): void => {
      for (const [at, one] of some.entries()) results[from + at] = one as ResultOf<One>;
    };
    const taken = new Int32Array(new SharedArrayBuffer(4));
    const others = this.#other && shareOfOther(this.#other, { job, taken }, put);
    others?.catch(() => {});
    takeShares(taken, job.pieces.length, await workerFor(job), put);
    await others;
    return results;
  }

  /** Ends the other thread. */
  async close(): Promise<void> {
    await this.#other?.terminate();
  }
}

function shareOfOther(
  other: Worker,
  order: { job: Job; taken: Int32Array },
  put: (from: number, some: unknown[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const hear = (report: Report): void => {
      if (report.kind === 'results') return put(report.from, report.results);
      other.off('message', hear).off('error', reject).unref();
      if (report.kind === 'done') resolve();
      else reject(errorOf(report));
    };
    other.ref();
    other.on('message', hear).once('error', reject).postMessage(order, []);
  });
}

function errorOf({ isUsage, message, details }: Extract<Report, { kind: 'failed' }>): Error {
  return Object.assign(isUsage ? new UsageError(message) : new Error(message), details);
}
