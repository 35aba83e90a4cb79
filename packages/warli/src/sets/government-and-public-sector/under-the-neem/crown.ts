import { bows, cover, ground, line, marigold, path, polar, times, white, type Point } from '../../../svg';

/** Where the branches leave the trunk. */
const fork: Point = [600, 424];

/** The rings of the crown: how far out each is, and how many leaves it has. */
const rings = [0.34, 0.47, 0.6, 0.73, 0.86, 1] as const;

const leaf = (at: Point, angle: number): string => {
  const [a, b] = [polar(at, angle, 30), polar(at, angle + 180, 26)];
  const [l, r] = [polar(at, angle - 90, 32), polar(at, angle + 90, 32)];
  return bows([b, l, a, r, b]);
};

const stand = (ring: number, share: number): readonly [Point, number] => {
  const angle = -174 + share * 168;
  return [polar(fork, angle, 550 * ring, 380 * ring), angle];
};

const leaves = rings.flatMap((ring) => {
  const count = Math.round(ring * 25);
  return times(count).map((i) => leaf(...stand(ring, i / (count - 1))));
});

/** The three leaves in marigold: as many as the paper has mistakes. */
const bright = new Set([30, 51, 79]);

/** Gives the crown over the whole picture: branches, and leaf beside leaf. */
export const crown = (): string =>
  line(
    times(9)
      .map((i) => path(...fork, ...stand(0.92, 0.03 + (i * 0.94) / 8)[0]))
      .join(''),
    6,
  ) +
  cover(leaves.filter((_, i) => !bright.has(i)).join(''), 8, ground, white) +
  cover(leaves.filter((_, i) => bright.has(i)).join(''), 8, ground, marigold);
