import { behind } from '../../../figure/behind';
import { bones } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import { bag } from '../../../figure/hold';
import { limbs, poses } from '../../../figure/pose';
import { dhol } from '../../../props/village';
import { helmets } from '../../industry-panoramas/helmet';
import { book, school, teacher } from './school';
import { floor, inFront, strolls } from './walker';

const worker = inFront(1236, { ...poses.cheer, legs: limbs(-16, -9, 16, 9) });

const drummer = inFront(
  1092,
  { ...strolls, lean: -2, arms: [{ to: [1098, 1052] }, { to: [1178, 1040] }] },
  { hat: 'topi' },
);

const nurse = inFront(942, { ...strolls, arms: limbs(-22, -2, 20, 20) }, { woman: true, hat: 'nurse' });

/** Those who are there already, and behind them, the drummer in front, those who still come. */
export const arriving = (): string =>
  behind(
    [1428, floor],
    280,
    { woman: true, hat: 'braid', halo: false },
    { arms: limbs(-128, -168, 16, -6) },
  ) +
  people([worker, nurse, teacher, drummer]) +
  helmets([worker]) +
  book +
  school +
  bag(bones(nurse).hands[1], { ...nurse, h: 230 }) +
  dhol([1142, 1070], 92);
