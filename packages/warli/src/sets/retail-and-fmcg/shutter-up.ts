import { villager } from '../../figure/cast';
import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { bag } from '../../figure/hold';
import { armed, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { broom } from '../../props/shop';
import {
  box,
  cover,
  dots,
  each,
  ink,
  line,
  marigold,
  path,
  type Point,
  shape,
  times,
  white,
} from '../../svg';

/** The floors of the two storeys of the market, and the left ends of their shops. */
const floors = [434, 872] as const;
const shops = [22, 316, 610, 904];
const [wide, tall] = [274, 374];

/** The sign over a shop, each with another pattern. */
const sign = ([x, y]: Point, kind: number): string => {
  const marks = [
    () =>
      ink(each(6, (i) => shape(x + 16 + i * 41, y + 42, x + 36 + i * 41, y + 10, x + 57 + i * 41, y + 42))),
    () => line(dots(times(8).map((i) => [x + 28 + i * 31, y + 26])), 15),
    () => line(path(...times(13).flatMap((i) => [x + 22 + i * 19, y + (i % 2 ? 38 : 14)])), 7),
  ];
  return line(box([x, y], wide, 52), 7) + (marks[kind % 3]?.() ?? '');
};

/** A shop whose shutter is down, or up as far as `open` says, with light below it. */
const shop = (x: number, floor: number, kind: number, open = 0): string => {
  const top = floor - tall;
  const slats = Math.round((tall - 66 - open) / 28);
  return (
    sign([x, top], kind) +
    (open ? cover(box([x + 6, floor - open], wide - 12, open), 6, white, marigold) : '') +
    line(
      each(slats, (i) => path(x + 8, top + 74 + i * 28, x + wide - 8, top + 74 + i * 28)),
      5,
    ) +
    line(path(x, top + 52, x, floor) + path(x + wide, top + 52, x + wide, floor), 9)
  );
};

/** Who waits before the shops that are closed yet. */
const waits: readonly Partial<Person>[] = [
  { holds: [null, broom], pose: armed(poses.stand, [-34, 10], [26, 44]) },
  { holds: [null, bag], pose: poses.stand },
  { pose: poses.akimbo },
];

const waiting = (x: number, floor: number, i: number): string =>
  person({
    at: [x + wide / 2, floor - 3],
    h: 232,
    halo: true,
    stroke: 9,
    pose: poses.stand,
    left: i % 2 === 1,
    ...villager(i),
    ...waits[i % 3],
  });

/** The two who lift the shutter with all four hands. */
const lifters = (x: number, floor: number, edge: number): string =>
  [70, 204]
    .map((dx, i) =>
      person({
        at: [x + dx, floor - 3],
        h: 248,
        halo: true,
        stroke: 9,
        woman: i === 0,
        pose: armed(poses.cheer, { to: [x + dx - 38, edge] }, { to: [x + dx + 38, edge] }),
      }),
    )
    .join('');

/** The scene `shutter-up`: a market of eight closed shutters, and the first of them goes up. */
export const shutterUp: Scene = () =>
  [
    floors
      .map((y, row) => shops.map((x, i) => shop(x, y, row * 2 + i, row && i === 1 ? 264 : 0)).join(''))
      .join(''),
    line(floors.map((y) => path(0, y, 1200, y)).join(''), 8),
    lifters(316, 872, 608),
    [
      waiting(22, 434, 1),
      waiting(610, 434, 2),
      waiting(904, 434, 3),
      waiting(22, 872, 6),
      waiting(904, 872, 5),
    ].join(''),
  ].join('');
