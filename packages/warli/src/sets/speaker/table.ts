import { figure } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { band } from '../../frame';
import { meshed } from '../../props/machine';
import { pane, table as plainTable } from '../../props/room';
import type { Scene } from '../../page';
import {
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  polar,
  shape,
  times,
  white,
} from '../../svg';

/** The sheet that lies open: a wheel drawn on it, and its measures. */
const sheet = (): string =>
  cover(shape(372, 596, 828, 596, 902, 690, 298, 690), 6, white, cotton) +
  line(disc([600, 643], 92, 30) + disc([600, 643], 30, 10), 5, ground) +
  line(
    each(8, (i) => path(...polar([600, 643], i * 45, 30, 10), ...polar([600, 643], i * 45, 92, 30))),
    4,
    ground,
  ) +
  line(path(372, 668, 470, 668) + path(396, 620, 452, 620) + path(738, 668, 836, 668), 4, ground);

/** A pencil on a string, so that nobody carries it away. */
const pencil = ([x, y]: Point): string =>
  line(path(x, 0, x, y), 4) +
  line(path(x, y, x, y + 74), 16, marigold) +
  ink(shape(x - 9, y + 78, x + 9, y + 78, x, y + 104));

/** The scene `table`: a table in the corridor, two who cannot share a drawing, and he who listens. */
export const table: Scene = () =>
  [
    meshed([196, 190], 122, 13, 8, -22),
    pane([900, 96], 190, 190),
    line(dots(times(31).map((i): Point => [i * 40, 370])), 6),
    speaker(
      [600, 918],
      650,
      {
        ...poses.stand,
        lean: 0,
        nod: 0,
        arms: [
          { to: [452, 560], other: true },
          { to: [748, 560], other: true },
        ],
      },
      { stroke: 13 },
    ),
    sheet(),
    plainTable([280, 690], 640, 230),
    figure(
      [168, 918],
      560,
      { ...poses.talk, lean: 6, arms: [[-48, 40], { to: [340, 636] }] },
      { hat: 'tie', stroke: 12 },
    ),
    pencil([838, 440]),
    figure(
      [1034, 918],
      540,
      { ...poses.talk, lean: 6, arms: [[-58, 42], { to: [846, 500] }] },
      { left: true, woman: true, hat: 'plait', stroke: 12 },
    ),
    line(path(0, 924, 1200, 924), 6),
    band('zigzag', [30, 978], 1140, 44),
  ].join('');
