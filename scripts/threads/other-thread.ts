import { parentPort } from 'node:worker_threads';
import { UsageError } from '../files/usage-error';
import { workerFor, type Job } from './jobs';
import { takeShares, type Report } from './shares';

/** A job for this thread, and the counter of what is taken of it. */
interface Order {
  job: Job;
  taken: Int32Array;
}

const tell = (report: Report): void => parentPort?.postMessage(report, []);

async function carryOut({ job, taken }: Order): Promise<void> {
  try {
    const work = await workerFor(job);
    takeShares(taken, job.pieces.length, work, (from, results) => tell({ kind: 'results', from, results }));
    tell({ kind: 'done' });
  } catch (error) {
    const { message, stack = '', code, path } = error as NodeJS.ErrnoException;
    tell({ kind: 'failed', isUsage: error instanceof UsageError, message, details: { stack, code, path } });
  }
}

parentPort?.on('message', (order: Order) => void carryOut(order));
