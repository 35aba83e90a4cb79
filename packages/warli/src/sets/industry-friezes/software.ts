import type { Person } from '../../figure/bones';
import { people } from '../../figure/figure';
import { phone } from '../../figure/hold';
import { armed, type Pose, poses } from '../../figure/pose';
import { seated } from '../../figure/seat';
import { trail } from '../../ground/land';
import type { Scene } from '../../page';
import { arrow, servers } from '../../props/office';
import { board, chair, table } from '../../props/room';
import { note } from '../../props/workshop';
import { box, cover, line, marigold, path, type Point, points, polar, times } from '../../svg';
import { floor, foot, frieze, stand } from '../friezes/way';
import { plain } from './things';

/** A screen on a table, three lines of code on it. */
const screen = (x: number): string =>
  line(path(x - 22, 200, x + 22, 200) + path(x, 200, x, 176), 9) +
  cover(box([x - 46, 106], 92, 70), 6) +
  line(path(x - 28, 124, x + 24, 124) + path(x - 16, 140, x + 30, 140) + path(x - 28, 156, x + 6, 156));

const desk = (x: number): string => table([x, 204], 170, 84) + screen(x + 110);

const sitting = (x: number, pose: Partial<Pose>, more = {}): string =>
  chair([x, 222], 62) + seated([x, 218], floor, 204, pose, { halo: false, ...more });

/** One types, one calls, one sleeps on the keyboard. */
const team = (): string =>
  desk(140) +
  sitting(92, { arms: [[30, 84], { to: [176, 194] }] }, { woman: true }) +
  desk(480) +
  sitting(
    432,
    {
      arms: [
        [24, 70],
        [40, 168],
      ],
    },
    { hat: 'tie', holds: [null, phone] },
  ) +
  desk(830) +
  sitting(
    776,
    {
      lean: 70,
      nod: 44,
      arms: [
        { to: [906, 194], other: true },
        { to: [884, 196], other: true },
      ],
    },
    { woman: true, hat: 'plait' },
  );

/** The middle of the knot. */
const knotAt: Point = [1196, 128];

/** The line from screen to screen and into the knot, a loop in it already. */
const incoming = (): string =>
  line(
    trail(points(292, 140, 340, 40, 460, 16, 560, 60, 586, 104)) +
      trail(points(632, 140, 690, 150, 740, 90, 700, 50, 660, 90, 740, 120, 830, 20, 930, 40, 936, 104)) +
      trail(points(984, 140, 1020, 150, 1060, 140, 1124, 132)),
  );

/** The knot, and a note that has been in it since Tuesday. */
const knot = (): string =>
  line(
    trail(
      times(20).map((i) => polar(knotAt, 180 + i * 104, 128 - ((i * 7) % 5) * 15, 118 - ((i * 5) % 4) * 16)),
    ),
  ) + note([knotAt[0] - 19, knotAt[1] - 19], 38, 8, marigold);

/** Two undo it: one holds, one draws the line out. */
const undoing = (): string =>
  stand(1060, 204, armed(poses.stand, { to: [1122, 118] }, { to: [1120, 156] }), { hat: 'cap' }) +
  stand(1370, 200, armed({ ...poses.stand, lean: -12 }, { to: [1306, 138] }, { to: [1322, 142] }), {
    woman: true,
    left: true,
  });

/** Straight, over all heads, to the board. */
const outgoing = (): string =>
  line(trail(points(1262, 136, 1330, 146, 1440, 150, 1440, 36, 1520, 36, 1920, 36, 1960, 40, 1966, 128)));

const onlooker = (i: number): Person => ({
  at: foot([1552, 1672, 1806][i] ?? 0),
  h: [204, 192, 206][i] ?? 0,
  woman: i === 1,
  hat: i === 1 ? 'plait' : i ? 'tie' : 'none',
  pose: i === 2 ? armed(poses.point, [-50, 44], [104, 112]) : poses.listen,
});

/** All look at one board. */
const oneBoard = (): string =>
  board([1920, 70], 232, 140, 78) +
  outgoing() +
  arrow([1966, 128], [2116, 128], 7, marigold) +
  people(times(3).map(onlooker)) +
  stand(2224, 198, armed(poses.stand, [-50, 44], { to: [2166, 150] }), { woman: true, left: true });

/** The scene `it-software`: a line that ties all desks together runs into a knot, and the knot is undone. */
export const software: Scene = () =>
  frieze(
    incoming(),
    plain(team()),
    undoing(),
    knot(),
    oneBoard(),
    plain(servers([2330, 80], 100, 210, 6, [])),
  );
