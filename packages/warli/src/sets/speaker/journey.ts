import { bones, type Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { band } from '../../frame';
import type { Scene } from '../../page';
import { flock } from '../../props/animal';
import { upturned } from '../../props/attic';
import { telephone } from '../../props/desk';
import { receiver } from '../../props/post';
import { board } from '../../props/room';
import { openHut } from '../../props/stopover';
import { wheel } from '../../props/vehicle';
import {
  bow,
  box,
  cover,
  curve,
  disc,
  dots,
  hide,
  line,
  marigold,
  path,
  type Point,
  polar,
  times,
} from '../../svg';

const floor = 650;
const stage = 600;

const chalk: Point = [242, 452];
const hub: Point = [526, 474];
const mike: Point = [912, 250];

/** One line from station to station: a coil of chalk, the belt of a wheel, the wire of a telephone and of a microphone. */
const thread = (): string => {
  const coil = curve(times(49).map((i) => polar(chalk, i * 15, (44 * i) / 48)));
  const on = `Q400 ${chalk[1] + 40} ${hub[0]} ${hub[1] - 66}Q690 312 752 436`;
  return `${coil}${on}M820 440Q826 592 868 592Q912 592 ${mike[0]} ${mike[1]}${disc(hub, 66)}`;
};

const founder: Person = {
  at: [656, floor],
  h: 430,
  halo: true,
  hat: 'tie',
  pose: { ...poses.stand, nod: 4, arms: [[-56, 40], { to: [722, 276] }] },
  holds: [null, receiver],
};

/** The scene `journey`: school, workshop, company and stage. */
export const journey: Scene = () =>
  [
    flock([380, 190], 3, 40),
    openHut([178, floor + 6], 260, 430),
    hide(box([0, floor + 12], 400, 30)),
    board([176, 372], 132, 150),
    line(path(198, 522, 188, floor) + path(286, 522, 296, floor), 5),
    line(path(hub[0] - 50, floor, ...hub, hub[0] + 50, floor), 8),
    wheel(hub, 60, 10),
    upturned([744, floor], 96, 106),
    upturned([738, floor - 106], 96, 96),
    telephone([786, 446], 78),
    line(dots(times(44).map((i) => polar([1036, 284], (i * 360) / 44, 144))), 8),
    cover(box([868, stage], 314, 50), 6),
    line(path(mike[0], mike[1], mike[0], stage) + path(mike[0] - 34, stage - 4, mike[0] + 34, stage - 4), 7),
    line(thread(), 7, marigold),
    cover(disc(mike, 16, 22), 5),
    figure([116, floor], 240, { ...poses.stand, arms: [[-30, 10], { to: [210, 462] }] }),
    figure(
      [404, floor],
      360,
      { ...poses.stand, lean: 8, nod: 8, arms: [{ to: [492, 512] }, { to: [520, 440] }] },
      { hat: 'cap' },
    ),
    line(bow(bones(founder).hands[1], [770, 380], [780, 412]), 4),
    person(founder),
    speaker(
      [1036, stage - 6],
      440,
      { ...poses.stand, lean: 3, arms: [[-142, -172], { to: [916, 340] }] },
      { left: true, stroke: 12 },
    ),
    line(path(0, floor + 6, 1200, floor + 6), 6),
    band('zigzag', [30, 696], 1140, 30),
  ].join('');
