import { cover, num, type Point } from '../../../svg';
import { floor } from '../../industry-panoramas/floor';
import { type Hill, top } from '../../home/hill';

/** How high the mound is where the sun comes out of it. */
export const crest = 564;

/** The middle of the whole: he, the stage and the sun. */
export const middle = 1300;

/** The left flank of the mound, and the right one. */
const flanks: readonly [Hill, Hill] = [
  [
    [580, floor],
    [760, floor],
    [890, crest],
    [1110, crest],
  ],
  [
    [1490, crest],
    [1710, crest],
    [1850, floor],
    [2030, floor],
  ],
];

/** Takes a place along x and gives where feet stand on the mound there. */
export const onMound = (x: number): Point => [x, top(flanks[x < middle ? 0 : 1], x)[1] - 5];

/** The mound that they stand on: it falls from the stage to both sides. */
export const mound = (): string => {
  const way = flanks.map((hill) => hill.map((p) => p.map(num).join(' ')));
  return cover(`M${way.map(([a, b, c, d]) => `${a}C${b} ${c} ${d}`).join('L')}`, 6);
};
