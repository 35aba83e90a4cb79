import type { Held, Person } from '../../../figure/bones';
import { figure } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { table } from '../../../props/room';
import { box, cotton, cover, each, ground, line, path, type Point, white } from '../../../svg';
import { floor } from '../../../ground/story';
import { carried, meera } from './meera';
import { cake, pennants } from './party';

/** The tin in which the money was collected. */
const tin: Held = ([x, y]) =>
  cover(box([x - 26, y - 58], 52, 64), 6, white, cotton) +
  line(path(x - 11, y - 46, x + 11, y - 46), 6, ground);

/** One who claps. */
const clapper = (x: number, h: number, left: boolean, more: Partial<Person>): string => {
  const k = left ? -1 : 1;
  const [u, v]: Point = [x + k * h * 0.15, floor - h * 0.7];
  return (
    figure([x, floor], h, { ...poses.stand, arms: [{ to: [u, v] }, { to: [u, v + 8] }] }, { left, ...more }) +
    line(
      each(3, (i) => {
        const [dx, dy] = [k * (4 + i * 14), -30 + i * 7];
        return path(u + dx, v + dy, u + dx * 1.7, v + dy * 1.7);
      }),
      5,
    )
  );
};

/** On Friday all clap for another; she holds the tin, at the edge. */
export const canteen = (): string =>
  [
    pennants(),
    meera({
      at: [1974, floor],
      h: 350,
      holds: [carried, tin],
      pose: { ...poses.stand, nod: 8, arms: [[-10, 6], { to: [2022, 424] }] },
    }),
    clapper(2076, 370, false, { hat: 'tie' }),
    table([2116, 470], 110, floor - 470),
    figure(
      [2242, floor],
      400,
      { ...poses.stand, lean: 4, nod: 6, arms: [[-30, 16], { to: [2202, 436] }] },
      { left: true, hat: 'topi' },
    ),
    cake([2166, 468]),
    clapper(2338, 345, true, { woman: true }),
  ].join('');
