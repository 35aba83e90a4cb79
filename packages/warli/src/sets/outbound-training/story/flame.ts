import type { Point } from '../../../svg';

/** Takes the middle of the foot, a width and a height and gives a flame of three tongues as path data. */
export const flame = ([x, y]: Point, w: number, h: number): string =>
  `M${[
    [-0.4, 0],
    [-0.74, 0.3, -0.42, 0.62],
    [-0.36, 0.46, -0.22, 0.44],
    [-0.26, 0.76, 0.02, 1],
    [0.3, 0.74, 0.2, 0.46],
    [0.32, 0.5, 0.38, 0.66],
    [0.78, 0.3, 0.4, 0],
  ]
    .map((row) => row.map((v, i) => Math.round(i % 2 ? y - v * h : x + v * w)).join(' '))
    .join('Q')}Z`;
