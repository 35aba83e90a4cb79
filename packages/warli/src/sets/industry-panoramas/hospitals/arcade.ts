import { box, cover, disc, dots, each, line, path, type Point, polar, shape, times } from '../../../svg';
import { floor } from '../floor';
import { tiles } from '../house';

/** Where the arches begin, and the beam that lies on the wall above them. */
const [spring, beam] = [340, 172];

/** The middle of each arch, half its width and its height. */
const arches: readonly (readonly [number, number, number])[] = [
  [828, 96, 92],
  [1200, 252, 122],
  [1572, 96, 92],
];

/** An arch from pillar to pillar, with a row of beads along it. */
const arch = ([x, rx, ry]: readonly [number, number, number]): string => {
  const n = Math.round(rx / 11);
  const beads = times(n).map((i) => polar([x, spring], 228 + (i * 84) / (n - 1), rx + 16, ry + 16));
  return line(`M${x - rx} ${spring}A${rx} ${ry} 0 0 1 ${x + rx} ${spring}`, 6) + line(dots(beads), 7);
};

/** A carved pillar, from the middle of its foot and the height of its top. */
const pillar = (x: number, top: number): string =>
  cover(box([x - 12, top], 24, floor - top), 6) +
  line(
    each(6, (i) => {
      const y = spring + 40 + i * 40;
      return shape(x - 7, y, x, y - 15, x + 7, y, x, y + 15);
    }),
    3.5,
  ) +
  line(path(x - 20, spring, x + 20, spring) + path(x - 20, floor - 6, x + 20, floor - 6), 12);

/** Takes a middle and a size and gives the sign of the house: a cross in a ring. */
export const sign = ([x, y]: Point, r: number): string =>
  cover(disc([x, y], r)) +
  line(path(x, y - r / 2, x, y + r / 2) + path(x - r / 2, y, x + r / 2, y), r * 0.36);

/** The gable over the middle arch, with rays in its field. */
const gable = (): string => {
  const ray = (i: number): string =>
    path(...polar([1200, beam - 8], 198 + i * 18, 24, 14), ...polar([1200, beam - 8], 198 + i * 18, 92, 40));
  return (
    cover(shape(936, beam, 1200, 92, 1464, beam), 6) +
    line(shape(1006, beam - 10, 1200, 112, 1394, beam - 10) + each(9, ray), 3.5)
  );
};

/** The roof of the ward: tiles, the gable, and a beam with a row of beads. */
const roof = (): string =>
  tiles([712, beam], 976, 46) +
  gable() +
  line(path(700, beam, 1700, beam), 10) +
  line(path(708, beam + 21, 1692, beam + 21), 5) +
  line(dots(times(49).map((i): Point => [720 + i * 20, beam + 12])), 6);

/** The front of the ward: three arches on pillars below a roof of tiles. */
export const arcade = (): string =>
  [720, 1680].map((x) => pillar(x, beam + 21)).join('') +
  arches.map(arch).join('') +
  [936, 1464].map((x) => pillar(x, spring) + sign([x, 254], 24)).join('') +
  roof();
