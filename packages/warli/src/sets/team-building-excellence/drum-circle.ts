import { figure } from '../../figure/figure';
import { stars } from '../../ground/land';
import type { Scene } from '../../page';
import { poses } from '../../figure/pose';
import { dots, ground, line, marigold, polar, times } from '../../svg';
import { dhol, stick } from '../../props/village';

const places: readonly [number, number, number][] = [
  [600, 430, 270],
  [330, 500, 290],
  [870, 500, 290],
  [160, 680, 330],
  [1040, 680, 330],
  [400, 850, 380],
  [800, 850, 380],
];

const drummer = ([x, y, h]: (typeof places)[number], i: number): string => {
  const drum = y - h * 0.5;
  return (
    figure(
      [x, y],
      h,
      {
        ...poses.stand,
        arms: [{ to: [x - h * 0.24, drum - h * 0.12] }, { to: [x + h * 0.24, drum - h * 0.12] }],
      },
      {
        left: i % 2 === 0,
        woman: i % 3 === 1,
        hat: (['topi', 'bun', 'turban', 'none', 'bun', 'topi', 'none'] as const)[i] ?? 'none',
        holds: [stick, stick],
      },
    ) + dhol([x, drum + h * 0.02], h * 0.36, i === 5 ? marigold : ground)
  );
};

/** The scene `drum-circle`. */
export const drumCircle: Scene = (r) => {
  const waves = times(5).flatMap((k) =>
    times(14 + k * 10).map((i) => polar([600, 620], (i * 360) / (14 + k * 10), 50 + k * 48, 26 + k * 25)),
  );
  return [stars([20, 20], [1180, 150], 24, r), line(dots(waves), 6), places.map(drummer).join('')].join('');
};
