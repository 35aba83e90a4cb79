import { lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { seated } from '../../figure/seat';
import { speaker } from '../../figure/speaker';
import type { Scene } from '../../page';
import { chair, pane } from '../../props/room';
import { box, cover, curve, ink, line, path, type Point, polar, shape, times } from '../../svg';

const floor = 838;

const wall = 560;

const coil = (at: Point, r: number, start: number): string =>
  curve(times(49).map((i) => polar(at, start + i * 16, (r * i) / 48)));

/** The air between two who do not speak. */
const thunder = ([x, y]: Point): string =>
  line(coil([x - 66, y + 6], 46, 70) + coil([x, y - 14], 64, 130) + coil([x + 70, y + 6], 46, 10), 6) +
  ink(
    shape(
      x + 16,
      y + 66,
      x - 34,
      y + 150,
      x - 2,
      y + 146,
      x - 24,
      y + 226,
      x + 34,
      y + 120,
      x + 4,
      y + 124,
      x + 28,
      y + 66,
    ),
  );

/** The scene `ear-to-the-wall`: the speaker listens first to the room that the manager worries about. */
export const earToTheWall: Scene = () =>
  [
    cover(box([wall, 150], 700, floor - 150), 8),
    line(path(wall, 150, wall, floor), 22),
    pane([1050, 216], 110, 130),
    thunder([872, 286]),
    chair([760, 688], 150, true),
    seated(
      [752, 680],
      floor - 2,
      520,
      { lean: -5, nod: 16, arms: [{ to: [672, 552] }, { to: [744, 572] }] },
      { left: true, stroke: 11 },
    ),
    chair([984, 688], 150),
    seated(
      [992, 680],
      floor - 2,
      520,
      { lean: -5, nod: 16, arms: [{ to: [1076, 548] }, { to: [1000, 566] }] },
      { woman: true, stroke: 11 },
    ),
    figure(
      [172, floor],
      520,
      { ...poses.stand, lean: 4, nod: 8, arms: [[-44, 32], { to: [224, 408] }] },
      { hat: 'tie', stroke: 11 },
    ),
    speaker(
      [400, floor],
      560,
      { ...poses.stand, lean: 22, nod: -4, arms: [{ to: [536, 570] }, { to: [536, 456] }] },
      { stroke: 12 },
    ),
    lineToEdge(844),
  ].join('');
