import { lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { seated } from '../../figure/seat';
import { speaker } from '../../figure/speaker';
import type { Scene } from '../../page';
import { chair, pane } from '../../props/room';
import { box, cover, curve, ink, line, path, type Point, polar, shape, times } from '../../svg';

const floor = 838;

/** The two walls of the room. */
const [wall, end] = [516, 1096];

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
    cover(box([wall, 136], end - wall, 844 - 136), 8),
    line(path(wall, 136, wall, 836) + path(end, 136, end, 836), 22),
    pane([980, 216], 96, 114),
    thunder([828, 266]),
    chair([724, 702], 136, true),
    seated(
      [716, 694],
      floor - 2,
      470,
      { lean: -5, nod: 16, arms: [{ to: [644, 578] }, { to: [708, 596] }] },
      { left: true, stroke: 11 },
    ),
    chair([914, 702], 136),
    seated(
      [922, 694],
      floor - 2,
      470,
      { lean: -5, nod: 16, arms: [{ to: [998, 574] }, { to: [930, 592] }] },
      { woman: true, stroke: 11 },
    ),
    figure(
      [150, floor],
      490,
      { ...poses.stand, lean: 4, nod: 8, arms: [[-44, 32], { to: [199, 434] }] },
      { hat: 'tie', stroke: 11 },
    ),
    speaker(
      [384, floor],
      540,
      { ...poses.stand, lean: 10, nod: 4, arms: [[-50, 40], { to: [454, 406] }] },
      { stroke: 12 },
    ),
    lineToEdge(844),
  ].join('');
