import type { Person } from '../../figure/bones';
import { figure } from '../../figure/figure';
import { chain } from '../../figure/group';
import { armed, poses } from '../../figure/pose';
import { letters } from '../../lettering';
import type { Scene } from '../../page';
import { disc, dots, ink, line, marigold, type Point, polar, times } from '../../svg';
import { axis, jacket } from './jacket';

const title = letters('The', 'display', [axis, 176], 76) + letters('Unanswered', 'display', [axis, 286], 106);

const bend: Point = [axis, 628];

/** Where the row of people that makes the hook of a question mark stands, in degrees about its bend. */
const hook = times(9).map((i) => 166 + i * 32);

const walkers = hook.map((angle, i): Person => ({
  at: polar(bend, angle, 116),
  turn: angle + 90,
  h: 148,
  stroke: 6,
  woman: i % 2 === 0,
  pose: poses.dance,
}));

const lamps = hook.slice(1).map((angle) => polar(bend, angle - 16, 262));

/** The scene `the-unanswered`: one who asks is the stem of the question mark, the lamp its dot. */
export const unanswered: Scene = () =>
  jacket({
    border: 'zigzag',
    title,
    author: letters('Vikram Sahyadri', 'text', [axis, 1086], 58),
    motif: [
      chain(walkers),
      line(dots(lamps), 17, marigold),
      figure([axis, 958], 156, armed(poses.stand, [-30, 12], [140, 160])),
      ink(disc([axis, 1000], 25), marigold),
    ].join(''),
  });
