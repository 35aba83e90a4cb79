import { expect, it } from 'vitest';
import { buildColumns, buildRows, medianTaken } from './build-rows';

const taken = (seconds: number) => ({ seconds, processorSeconds: 2 * seconds, megabytes: 100 });

it('tells of each build its ratio to the floor and what each further page took', () => {
  const rows = buildRows([
    { pages: 25, taken: { cold: taken(20), warm: taken(2), floor: taken(0.5) } },
    { pages: 1025, taken: { cold: taken(25), warm: taken(3), floor: taken(0.75) } },
  ]);
  expect(rows.every((row) => row.length === buildColumns.length)).toBe(true);
  expect(rows[1]).toEqual(['25 pages, warm', '2.0', '4.00 ×', '4.0', '', '100']);
  expect(rows[4]).toEqual(['1025 pages, warm', '3.0', '4.00 ×', '6.0', '1.00', '100']);
  expect(rows[5]).toEqual(['1025 pages, floor', '0.8', '1.00 ×', '1.5', '0.25', '100']);
});

it('takes the middle of several builds', () => {
  expect(medianTaken([taken(9), taken(1), taken(2)])).toEqual(taken(2));
});
