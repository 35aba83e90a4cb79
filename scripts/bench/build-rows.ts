import { median, ratio } from './figures';
import type { Taken } from './measured-process';

/** What builds of a site of so many pages took, by how they were made; `floor` is the least. */
export interface BuildsOfSize {
  pages: number;
  taken: Record<'cold' | 'warm' | 'floor', Taken>;
}

/** The middle of what several runs took, each figure for itself. */
export function medianTaken(runs: readonly Taken[]): Taken {
  const middle = (key: keyof Taken): number => median(runs.map((run) => run[key]));
  return {
    seconds: middle('seconds'),
    processorSeconds: middle('processorSeconds'),
    megabytes: middle('megabytes'),
  };
}

/** The names of the columns of `buildRows`. */
export const buildColumns = ['build', 's', 'to floor', 'processor s', 'ms a further page', 'peak MB'];

/** A row for every build: its time and memory, and the milliseconds of each page that the smaller site has not. */
export function buildRows(sizes: readonly BuildsOfSize[]): string[][] {
  return sizes.flatMap(({ pages, taken }, at) =>
    (['cold', 'warm', 'floor'] as const).map((how) => {
      const { seconds, processorSeconds, megabytes } = taken[how];
      const before = sizes[at - 1];
      const further = before && ((seconds - before.taken[how].seconds) * 1000) / (pages - before.pages);
      return [
        `${pages} pages, ${how}`,
        seconds.toFixed(1),
        ratio(seconds, taken.floor.seconds),
        processorSeconds.toFixed(1),
        further?.toFixed(2) ?? '',
        megabytes.toFixed(0),
      ];
    }),
  );
}
