import { flock } from '../../props/animal';
import { figure } from '../../figure/figure';
import { slope } from '../../ground/land';
import type { Scene } from '../../page';
import { poses } from '../../figure/pose';
import { cotton, ground, marigold, type Point, turned } from '../../svg';
import { barrel, bucket, well } from '../../props/village';

const hill = (x: number): number => 846 - (x - 60) * 0.3;

const handle = (i: number): Point => [352 + i * 182, hill(352 + i * 182) - 150];

const passer = (i: number): string => {
  const x = 262 + i * 182;
  const back: Point = i ? handle(i - 1) : [214, hill(214) - 156];
  return figure(
    [x, hill(x) + 2],
    310,
    {
      ...poses.stand,
      lean: [-4, 4, -3, 4, 6][i] ?? 0,
      arms: [{ to: back }, { to: i === 4 ? [1068, 366] : handle(i) }],
    },
    { woman: i % 2 === 1, hat: (['turban', 'bun', 'topi', 'plait', 'none'] as const)[i] ?? 'none' },
  );
};

/** The scene `bucket-chain`. */
export const bucketChain: Scene = (r) =>
  [
    slope(
      [
        [-60, hill(-60)],
        [1260, hill(1260)],
      ],
      960,
      r,
      64,
    ),
    flock([180, 150], 4, 48),
    well([100, hill(100) + 16], 146),
    barrel([1110, hill(1110) + 10], 160),
    [0, 1, 2, 3, 4].map(passer).join(''),
    [0, 1, 2, 3].map((i) => bucket(handle(i), 62, [ground, cotton, ground, cotton][i])).join(''),
    bucket([214, hill(214) - 156], 58, cotton),
    turned(bucket([1070, 330], 62, marigold), 70, [1070, 366]),
  ].join('');
