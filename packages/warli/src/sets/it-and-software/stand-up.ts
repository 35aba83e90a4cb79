import { figure } from '../../figure/figure';
import { armed, limbs, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { noteWall } from '../../props/note-wall';
import { laptop, table } from '../../props/room';
import { line, path } from '../../svg';

const floor = 862;
const tall = 318;

/** The steps on which somebody stands to reach the highest row. */
const steps = line(
  path(538, floor, 566, 650, 626, 650, 654, floor) + path(556, 724, 636, 724) + path(546, 794, 646, 794),
  8,
);

/** The scene `stand-up`: a wall full of notes, five people before it; one on steps takes down the yellow one, the last leans on a desk. */
export const standUp: Scene = () =>
  [
    noteWall([[92, 60], 113, 104], 10, 5, 15, [24, 25, 34, 35, 44, 45]),
    steps,
    table([960, 736], 216, floor - 736),
    laptop([1112, 732], 110, true),
    figure([112, floor], tall, armed(poses.stand, [-20, 10], [20, -10]), { hat: 'tie', stroke: 9 }),
    figure([262, floor], tall, armed(poses.listen, [-20, 10], [20, 150]), {
      woman: true,
      hat: 'plait',
      stroke: 9,
    }),
    figure([420, floor], tall, armed(poses.raise, [-20, 10], [150, 160]), { stroke: 9 }),
    figure([596, 646], tall, armed(poses.akimbo, [-58, 42], { to: [652, 226] }), {
      woman: true,
      stroke: 9,
    }),
    figure([758, floor], tall, armed(poses.talk, [-18, 6], [16, 150]), {
      left: true,
      hat: 'topi',
      stroke: 9,
    }),
    figure(
      [926, floor],
      tall,
      { lean: -12, nod: 6, arms: [{ to: [1000, 730] }, [24, 44]], legs: limbs(-2, 2, 26, 14) },
      { left: true, woman: true, stroke: 9 },
    ),
    line(path(0, floor + 4, 1200, floor + 4), 6),
  ].join('');
