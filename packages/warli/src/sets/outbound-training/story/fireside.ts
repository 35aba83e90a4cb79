import type { Person } from '../../../figure/bones';
import { limbs, poses } from '../../../figure/pose';
import { seated } from '../../../figure/seat';
import { spiral } from '../../../ground/land';
import { cotton, ground, ink, line, marigold, path, type Point } from '../../../svg';
import { her, hers } from './hill';
import { flame } from './flame';

const floor = 604;

/** Takes a place and who it is and gives one who sits at the fire on a log. */
const listener = (x: number, h: number, more: Partial<Person> = {}): string =>
  line(path(x - 18, floor - 46, x + 18, floor - 46), 36, cotton) +
  seated([x, floor - 76], floor, h, { nod: -6, arms: limbs(10, 60, 24, 74) }, more);

/** Nine o'clock: they sit about the great fire, and she speaks. */
export const fireside = (): string => {
  const [x, y]: Point = [720, 596];
  return [
    ink(flame([x, y], 164, 316), marigold),
    line(spiral([x, y - 80], 42, 2), 8, ground),
    line(path(x - 88, y + 4, x + 88, y - 16) + path(x + 88, y + 4, x - 88, y - 16), 16),
    listener(536, 286, { hat: 'turban' }),
    listener(608, 270, { woman: true }),
    her({
      at: [858, floor],
      h: 344,
      halo: true,
      left: true,
      ...hers,
      pose: { ...poses.stand, lean: 2, arms: limbs(-30, 16, 76, 168) },
    }),
    listener(922, 272, { hat: 'topi', left: true }),
  ].join('');
};
