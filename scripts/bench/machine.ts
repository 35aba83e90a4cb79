import { availableParallelism, cpus, totalmem } from 'node:os';

/** The machine and the day that figures are of, in a line. */
export function machine(): string {
  const day = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${day}, Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'processor'}, ${memory} GB`;
}
