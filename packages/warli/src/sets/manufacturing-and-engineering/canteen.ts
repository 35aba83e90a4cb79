import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { pane } from '../../props/room';
import { bench, seated } from '../../figure/seat';
import { box, cotton, cover, disc, ground, ink, line, marigold, path, points, poly, white } from '../../svg';

/** Places at the table from the far end to the near one: height, floor, place from the middle, table top. */
const places = [
  { h: 250, floor: 640, off: 186, top: 524 },
  { h: 325, floor: 708, off: 296, top: 590 },
  { h: 420, floor: 850, off: 434, top: 682 },
] as const;

const hats = ['cap', 'bun', 'topi', 'bun', 'cap', 'plait'] as const;

const diner = (i: number, left: boolean): string => {
  const { h, floor, off, top } = places[i] ?? places[0];
  const [k, hat] = [left ? -1 : 1, hats[i * 2 + (left ? 1 : 0)]];
  const x = 600 - k * off;
  return (
    bench([x - h * 0.24, floor - h * 0.26], h * 0.4, h * 0.26) +
    seated(
      [x, floor - h * 0.28],
      floor,
      h,
      {
        lean: 8,
        nod: 6,
        arms: [{ to: [x + k * h * 0.3, top] }, i === 1 ? [60, 150] : { to: [x + k * h * 0.4, top] }],
      },
      { hat: hat ?? 'cap', woman: left, left },
    )
  );
};

const plate = (i: number, k: number): string => {
  const { h, off, top } = places[i] ?? places[0];
  const x = 600 + k * (off - h * 0.55);
  return (
    cover(disc([x, top + 8], h * 0.13, h * 0.04), 4, ground, ground) +
    ink(disc([x, top + 6], h * 0.06, h * 0.018), white)
  );
};

/** The scene `canteen`: people of all ranks at one long table. */
export const canteen: Scene = () =>
  [
    pane([120, 110], 210, 160),
    pane([870, 110], 210, 160),
    sun([975, 190], 44),
    beads([0, 330], [1200, 330], 52, 6),
    figure([600, 690], 350, armed(poses.stand, { to: [540, 480] }, { to: [660, 480] }), { woman: true }),
    [0, 1, 2].map((i) => diner(i, false) + diner(i, true)).join(''),
    line(path(330, 720, 322, 852) + path(870, 720, 878, 852), 9),
    cover(poly(points(500, 500, 700, 500, 900, 720, 300, 720), true), 5, white, cotton),
    cover(box([548, 470], 104, 64), 5, white, marigold) + cover(disc([600, 470], 52, 14), 5),
    [0, 1, 2].map((i) => plate(i, -1) + plate(i, 1)).join(''),
    frame({ top: 'zigzag' }),
  ].join('');
