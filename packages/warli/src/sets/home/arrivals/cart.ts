import type { Person } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import { limbs } from '../../../figure/pose';
import { bullock } from '../../../props/bullock';
import { wheel } from '../../../props/cart';
import { box, cover, line, path, type Point, poly, times } from '../../../svg';

/** Those on the cart: place from its left end, and the arms. */
const riders: readonly (readonly [number, Person['pose']['arms'], Partial<Person>])[] = [
  [34, limbs(-128, -168, 40, 60), { woman: true }],
  [90, limbs(-128, -168, 128, 168), {}],
  [142, limbs(50, 84, 60, 88), { hat: 'topi' }],
];

/** They sit, and their legs are behind the side of the cart. */
const hidden = limbs(80, -80, 80, -80);

/** Takes the left end of its foot and gives an ox cart, those on it with their hands up toward him. */
export const oxCart = ([x, y]: Point): string => {
  const bed = y - 52;
  return (
    people(
      riders.map(([dx, arms, more]) => ({
        at: [x + dx, bed - 12],
        h: 132,
        hung: true,
        ...more,
        pose: { lean: 4, arms, legs: hidden },
      })),
    ) +
    bullock([x + 262, y], 64) +
    line(path(x + 170, bed, x + 292, y - 68), 6) +
    cover(box([x, bed - 26], 172, 30)) +
    line(poly(times(12).map((i): Point => [x + 9 + i * 14, bed - (i % 2 ? 18 : 4)])), 3.5) +
    wheel([x + 86, y - 38], 36)
  );
};
