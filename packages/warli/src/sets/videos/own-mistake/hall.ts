import type { Person } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { gear } from '../../../props/machine';
import { box, cover, disc, each, ink, line, path, type Point, poly, shape, times, white } from '../../../svg';

/** Where those in the hall behind stand. */
const far = 356;

/** Takes the middle of the foot of something that is worked at, and its kind, and gives it. */
const bench = (x: number, kind: number): string =>
  [
    (): string =>
      line(path(x, far, x, 284), 9) +
      line(path(x - 25, 226, x - 25, 284) + path(x + 25, 226, x + 25, 284), 4) +
      line(path(x, 230, x, 264), 6) +
      cover(shape(x - 46, 196, x + 46, 196, x + 26, 232, x - 26, 232), 4) +
      ink(disc([x, 213], 9)) +
      cover(box([x - 44, 280], 88, 14), 4, white, white) +
      ink(box([x - 30, far - 12], 60, 12)),
    (): string =>
      cover(shape(x - 24, 276, x + 24, 276, x + 40, far, x - 40, far), 4) +
      line(path(x - 27, 304, x + 27, 304) + path(x - 33, 330, x + 33, 330), 4) +
      gear([x, 250], 46, 12, white),
    (): string =>
      cover(box([x - 56, 284], 112, far - 284), 4) +
      line(path(x - 66, 284, x + 66, 284), 8) +
      line(poly(times(9).map((i): Point => [x - 48 + i * 12, i % 2 ? 334 : 306])), 3.5) +
      cover(box([x - 30, 252], 60, 28), 4) +
      line(path(x, 252, x, 228) + path(x - 18, 228, x + 18, 228), 5),
  ][kind]?.() ?? '';

const stations: readonly Point[] = [
  [196, 0],
  [600, 1],
  [1004, 2],
];

/** What the men wear. */
const hats = ['turban', 'none', 'none', 'topi'] as const;

/** Three small machines on a ground line of their own, a worker on either side of each. */
export const hall = (): string =>
  line(path(0, far + 3, 1200, far + 3), 4) +
  stations.map(([x, kind]) => bench(x, kind)).join('') +
  people(
    stations.flatMap(([x], i) =>
      [-1, 1].map((k): Person => {
        const woman = (i + k) % 2 !== 0 && i > 0;
        return {
          at: [x + k * 112, far],
          h: 160,
          stroke: 5,
          left: k > 0,
          woman,
          hat: woman ? 'bun' : (hats[i * 2 + (k + 1) / 2] ?? 'none'),
          pose: {
            ...poses.stand,
            lean: 4,
            nod: 6,
            arms: [{ to: [x + k * 62, 286] }, { to: [x + k * 56, 268] }],
          },
        };
      }),
    ),
  );

/** A girder, lamps that hang from it, and windows between them. */
export const above = (): string =>
  line(path(0, 22, 1200, 22) + path(0, 48, 1200, 48), 4) +
  line(poly(times(61).map((i): Point => [i * 20, i % 2 ? 28 : 42])), 3.5) +
  each(6, (i) => {
    const x = 36 + i * 202;
    return (
      cover(box([x, 84], 118, 72), 4) +
      line(path(x + 39, 84, x + 39, 156) + path(x + 79, 84, x + 79, 156) + path(x, 120, x + 118, 120), 3)
    );
  }) +
  each(5, (i) => {
    const x = 196 + i * 202;
    return line(path(x, 48, x, 90), 3.5) + ink(`M${x - 24} 112q4 -24 24 -24t24 24Z`) + ink(disc([x, 114], 9));
  });
