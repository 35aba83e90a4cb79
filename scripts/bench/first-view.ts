import { median, ratio } from './figures';
import { withLighthouse, type Visit } from './lighthouse';
import type { Site } from './sites';
import { table } from './table';

/** A page of a served site and its floor there, as they are visited. */
export interface Pair {
  name: string;
  site: Site;
  route: string;
  floor: string;
}

/** The heads of six columns: both paints, those of the floor, and their ratios. */
export const paintHeads = ['first paint ms', 'floor', 'ratio', 'largest paint ms', 'floor', 'ratio'];

/** Visits pages and their floors by turns, so many times each, and gives the medians as a table. */
export async function firstView(pairs: readonly Pair[], runs: number): Promise<string> {
  const visits = await visitInTurns(pairs, runs);
  return table(
    ['first view', ...paintHeads, 'blocking ms', 'floor', 'shift'],
    pairs.map(({ name, site: { origin }, route, floor }) =>
      row(name, visits.get(origin + route) ?? [], visits.get(origin + floor) ?? []),
    ),
  );
}

async function visitInTurns(pairs: readonly Pair[], runs: number): Promise<Map<string, Visit[]>> {
  const addresses = pairs.flatMap(({ site: { origin }, route, floor }) => [origin + route, origin + floor]);
  const visits = new Map(addresses.map((address): [string, Visit[]] => [address, []]));
  await withLighthouse(async (visit) => {
    for (let run = 0; run < runs; run += 1)
      for (const address of addresses) visits.get(address)?.push(await visit(address, ['performance']));
  });
  return visits;
}

function row(name: string, ours: readonly Visit[], floor: readonly Visit[]): string[] {
  const medians = (key: 'firstPaint' | 'largestPaint' | 'blocking' | 'shift'): [number, number] => [
    median(ours.map((visit) => visit[key])),
    median(floor.map((visit) => visit[key])),
  ];
  const paint = (key: 'firstPaint' | 'largestPaint'): string[] => {
    const [own, least] = medians(key);
    return [own.toFixed(0), least.toFixed(0), ratio(own, least)];
  };
  const blocking = medians('blocking').map((value) => value.toFixed(0));
  return [
    name,
    ...paint('firstPaint'),
    ...paint('largestPaint'),
    ...blocking,
    medians('shift')[0].toFixed(3),
  ];
}
