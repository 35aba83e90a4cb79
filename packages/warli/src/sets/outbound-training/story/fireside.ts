import type { Person } from '../../../figure/bones';
import { limbs, poses } from '../../../figure/pose';
import { seated } from '../../../figure/seat';
import { spiral } from '../../../ground/land';
import { far } from '../../../ground/story';
import { ground, ink, line, marigold, path, type Point } from '../../../svg';
import { her, hers } from './hill';
import { flame } from './flame';

const floor = 604;

/** Takes a place and who it is and gives one who sits at the fire on a log. */
const listener = (x: number, h: number, more: Partial<Person> = {}): string =>
  far(line(path(x - 16, floor - 42, x + 16, floor - 42), 32)) +
  seated([x, floor - 70], floor, h, { nod: -6, arms: limbs(10, 60, 24, 74) }, more);

/** Nine o'clock: they sit about the great fire, and she speaks. */
export const fireside = (): string => {
  const [x, y]: Point = [720, 596];
  return [
    ink(flame([x, y], 160, 236), marigold),
    line(spiral([x, y - 76], 38, 2), 8, ground),
    far(line(path(x - 88, y + 4, x + 88, y - 16) + path(x + 88, y + 4, x - 88, y - 16), 14)),
    listener(526, 262, { hat: 'turban' }),
    listener(622, 250, { woman: true }),
    her({
      at: [822, floor],
      h: 335,
      halo: true,
      left: true,
      ...hers,
      pose: { ...poses.stand, lean: 2, arms: limbs(-10, 8, 90, 170), legs: limbs(-5, -3, 5, 3) },
    }),
    listener(936, 250, { hat: 'topi', left: true }),
  ].join('');
};
