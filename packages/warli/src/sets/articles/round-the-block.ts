import type { Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { limbs, poses } from '../../figure/pose';
import { band } from '../../frame';
import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { sheet } from '../../props/paper';
import { pane } from '../../props/room';
import { box, cover, each, line, marigold, path, type Point, shape, white } from '../../svg';

const floor = 838;

/** She touches nothing: her hands are behind her back. */
const walker: Person = {
  at: [942, floor],
  h: 610,
  stroke: 12,
  halo: true,
  woman: true,
  pose: {
    ...poses.walk,
    lean: -2,
    nod: -8,
    arms: [{ to: [848, 566] }, { to: [834, 580] }],
    legs: limbs(-20, -26, 24, 6),
  },
};

/** One of those who finished it without her, at the window. */
const done = (x: number, left: boolean, hand: number): string =>
  figure(
    [x, 740],
    400,
    { ...poses.stand, arms: [[-20, 4], { to: [hand, 366] }] },
    { left, woman: !left, hat: left ? 'none' : 'plait', stroke: 11 },
  );

/** A stone that tells the first kilometre. */
const stone = ([x, y]: Point): string =>
  cover(`M${x - 44} ${y}v-92q44 -66 88 0v92Z`, 7) + line(path(x, y - 84, x, y - 36), 10);

const gate = (): string =>
  cover(box([622, 476], 54, floor - 476), 8) +
  cover(shape(614, 476, 649, 446, 684, 476), 6, white, white) +
  line(
    path(676, 540, 764, 576, 764, 830) + each(3, (i) => path(698 + i * 22, 550 + i * 8, 698 + i * 22, 832)),
    6,
  );

/** The scene `round-the-block`: outside of the gate a manager walks, hands behind her back; at the window the team holds up its work. */
export const roundTheBlock: Scene = () =>
  [
    sun([1092, 180], 54),
    cover(box([-20, 90], 610, floor - 90), 8),
    line(path(-20, 90, 614, 90), 16),
    each(4, (i) => pane([62 + i * 132, 124], 76, 70)),
    sheet([292, 352], 112, 142, 4, 0, marigold),
    done(118, false, 242),
    done(470, true, 342),
    cover(box([0, 536], 582, floor - 540), 0, 'none'),
    line(box([36, 240], 520, 296), 8),
    line(path(16, 536, 576, 536), 16),
    band('diamonds', [36, 700], 520, 50),
    gate(),
    stone([1138, floor]),
    person(walker),
    line(path(0, floor + 6, 1200, floor + 6), 6),
  ].join('');
