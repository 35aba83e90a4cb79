import {
  between,
  box,
  disc,
  dots,
  each,
  ink,
  line,
  path,
  type Point,
  polar,
  poly,
  shape,
  times,
} from '../../svg';
import { cut } from './type';

// Each sign begins at 0 and is as high as the letters beside it, from 12 to 108.

const petals = (at: Point, count: number, near: number, far: number, half: number): string =>
  times(count)
    .map((i) => {
      const angle = (i * 360) / count - 90;
      const [low, tip] = [polar(at, angle, near), polar(at, angle, far)];
      const wide = polar([0, 0], angle + 90, half);
      const [x, y] = between(low, tip, 0.62);
      return poly([low, [x + wide[0], y + wide[1]], tip, [x - wide[0], y - wide[1]]], true);
    })
    .join('');

/** A flower of many petals about its middle and with its outermost tip that far out. */
export const shevanti = (at: Point, r: number): string =>
  ink(petals(at, 14, r * 0.36, r, r * 0.16)) + ink(disc(at, r * 0.26));

/** A hill with a road that bends up over it, 128 wide. */
export const ghat = (): string =>
  cut(
    'M0 108L50 24L64 12L78 24L128 108Z',
    'M64 34Q92 46 78 58Q52 68 76 80Q98 90 88 108H48Q72 94 50 84Q26 70 58 56Q74 48 64 34Z',
  );

/** A leaf with a person in it, 84 wide. */
export const leaf = (): string =>
  cut(
    'M42 12Q92 50 82 82Q72 108 42 108Q12 108 2 82Q-8 50 42 12Z',
    disc([42, 44], 9) + shape(22, 57, 62, 57, 42, 79) + shape(42, 79, 58, 100, 26, 100),
  );

/** A banyan with its hanging roots, 148 wide. */
export const banyan = (): string =>
  ink(
    times(5)
      .map((i) => disc([22 + i * 26, i % 2 ? 32 : 42], i % 2 ? 20 : 22))
      .join(''),
  ) +
  ink(box([22, 40], 104, 24) + shape(64, 60, 84, 60, 98, 108, 50, 108)) +
  line(
    [16, 32, 48, 100, 116, 132].map((x, i) => path(x, 60, x, [88, 105, 82, 82, 105, 88][i] ?? 90)).join(''),
    6,
  );

/** Flowers in a row on stems that stand on a line, as wide as is asked. */
export const field = (w: number): string =>
  ink(box([0, 102], w, 6)) +
  each(w / 38, (i) => {
    const x = 16 + (i * (w - 32)) / (Math.round(w / 38) - 1);
    const at: Point = [x, i % 2 ? 87 : 80];
    return (
      line(path(x, 104, x, at[1]), 5) +
      line(dots([at, ...times(5).map((k) => polar(at, k * 72 - 90, 8))]), 11)
    );
  });
