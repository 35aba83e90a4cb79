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
  desk(462) +
  sitting(
    414,
    {
      arms: [
        [24, 70],
        [40, 168],
      ],
    },
    { hat: 'tie', holds: [null, phone] },
  ) +
  desk(838) +
  sitting(
    784,
    {
      lean: 70,
      nod: 44,
      arms: [
        { to: [914, 194], other: true },
        { to: [892, 196], other: true },
      ],
    },
    { woman: true, hat: 'plait' },
  );

/** The middle of the knot. */
const knotAt: Point = [1196, 128];

/** The line from screen to screen and into the knot, a loop in it already. */
const incoming = (): string =>
  line(
    trail(points(292, 140, 340, 40, 450, 16, 544, 60, 570, 104)) +
      trail(points(614, 140, 690, 150, 740, 90, 700, 50, 660, 90, 740, 120, 830, 20, 938, 40, 944, 104)) +
      trail(points(992, 140, 1028, 150, 1066, 140, 1124, 132)),
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
  line(trail(points(1262, 136, 1330, 146, 1446, 150, 1446, 36, 1520, 36, 1880, 36, 1940, 40, 1946, 128)));

const onlooker = (i: number): Person => ({
  at: foot([1528, 1642, 1804][i] ?? 0),
  h: [204, 192, 206][i] ?? 0,
  woman: i === 1,
  hat: i === 1 ? 'plait' : i ? 'tie' : 'none',
  pose: i === 2 ? armed(poses.point, [-50, 44], [104, 112]) : armed(poses.listen, [-40, 48], [14, 112]),
});

/** All look at one board. */
const oneBoard = (): string =>
  board([1904, 70], 216, 140, 78) +
  outgoing() +
  arrow([1946, 128], [2082, 128], 7, marigold) +
  people(times(3).map(onlooker)) +
  stand(2192, 198, armed(poses.stand, [-50, 44], { to: [2134, 150] }), { woman: true, left: true });

/** The scene `it-software`: a line that ties all desks together runs into a knot, and the knot is undone. */
export const software: Scene = () =>
  frieze(
    incoming(),
    plain(team()),
    undoing(),
    knot(),
    oneBoard(),
    plain(servers([2284, 80], 92, 210, 6, [])),
  );
