import { figure } from '../../figure/figure';
import type { Scene } from '../../page';
import { limbs, poses } from '../../figure/pose';
import { polar } from '../../svg';
import { rangoli as pattern } from '../../props/village';

const places: readonly [number, number, number][] = [
  [180, 540, 0],
  [0, 540, 1],
  [147, 548, 2],
  [33, 548, 3],
  [213, 548, 4],
  [327, 548, 5],
];

/** The scene `rangoli`. */
export const rangoli: Scene = () =>
  [
    pattern([600, 450], 300, 12, 3),
    places
      .map(([angle, far, i]) => {
        const left = Math.cos((angle * Math.PI) / 180) < 0;
        const rim = (a: number) => ({ to: polar([600, 450], angle + a, 262) });
        return figure(
          polar([600, 450], angle, far),
          290,
          {
            ...poses.floor,
            lean: 0,
            legs: limbs(-84, 70, 84, -70),
            arms: left ? [rim(-13), rim(13)] : [rim(13), rim(-13)],
          },
          {
            hung: true,
            turn: angle - 90,
            left: !left,
            woman: i % 2 === 0,
            hat: (['bun', 'none', 'plait', 'none', 'bun', 'none'] as const)[i] ?? 'none',
          },
        );
      })
      .join(''),
  ].join('');
