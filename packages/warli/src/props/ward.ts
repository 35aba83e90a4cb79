import { figure } from '../figure/figure';
import { armed, poses } from '../figure/pose';
import {
  box,
  cotton,
  cover,
  disc,
  dots,
  ground,
  ink,
  line,
  num,
  path,
  type Point,
  poly,
  shape,
  times,
  white,
} from '../svg';

/** Takes the left end of the mattress, a width and a height above the floor and gives a bed. */
export function bed([x, y]: Point, w: number, h: number): string {
  const frame =
    path(x, y + h, x, y - h * 0.9) +
    path(x + w, y + h, x + w, y - h * 0.35) +
    path(x, y + h * 0.3, x + w, y + h * 0.3);
  const rails = times(5).map((i) =>
    path(x + w * 0.12 + (i * w * 0.76) / 4, y + h * 0.3, x + w * 0.12 + (i * w * 0.76) / 4, y + h * 0.62),
  );
  return (
    cover(box([x, y], w, h * 0.3), 5) +
    ink(box([x + 8, y - h * 0.2], w * 0.17, h * 0.2), cotton) +
    line(frame, 7) +
    line(rails.join('') + path(x, y + h * 0.62, x + w, y + h * 0.62), 3.5)
  );
}

/** Takes the left end of the mattress, a width and a height above the floor and gives a made bed from the side: two posts with knobs, a pillow that leans on the higher one, a mattress and a sheet that hangs below it. */
export function madeBed([x, y]: Point, w: number, h: number): string {
  const [high, low, hem] = [y - h * 0.9, y - h * 0.4, y + h * 0.74];
  const posts = path(x, y + h, x, high) + path(x + w, y + h, x + w, low);
  const folds = times(13).map((i): Point => [x + (w * i) / 12, i % 2 ? hem + 18 : hem]);
  return (
    line(poly(folds), 22, ground) +
    cover(poly([[x, y + h * 0.3], ...folds, [x + w, y + h * 0.3]], true)) +
    line(dots(times(12).map((i): Point => [x + (w * (i + 0.5)) / 12, y + h * 0.53])), 8) +
    cover(box([x, y], w, h * 0.3), 6) +
    line(posts, 22, ground) +
    line(posts, 12) +
    ink(disc([x, high - 8], 14) + disc([x + w, low - 8], 14)) +
    cover(shape(x + 20, y - 8, x + 22, y - h * 0.68, x + 48, y - h * 0.62, x + 62, y - 8), 5, white, cotton)
  );
}

/** Takes a sheet's left top corner and a size and gives a cloth with a pattern of dots, over someone in bed. */
export const quilt = ([x, y]: Point, w: number, h: number): string => {
  const cloth = `M${num(x)} ${num(y + h)}Q${num(x + w * 0.02)} ${num(y)} ${num(x + w * 0.16)} ${num(y)}L${num(x + w * 0.86)} ${num(y + h * 0.12)}Q${num(x + w)} ${num(y + h * 0.1)} ${num(x + w)} ${num(y + h)}Z`;
  const spots = times(3).flatMap((j) =>
    times(w / 30 - 2).map((i): Point => [x + 40 + i * 30 + (j % 2) * 15, y + h * (0.32 + j * 0.24)]),
  );
  return cover(cloth, 5) + line(dots(spots), 6);
};

/** Takes a foot and a height and gives a stand with a drip bag, its line ending at `end`. */
export const drip = ([x, y]: Point, h: number, end: Point): string =>
  line(path(x, y, x, y - h, x + 24, y - h) + path(x - 22, y + 2, x, y - 14, x + 22, y + 2)) +
  cover(
    shape(x + 10, y - h + 12, x + 40, y - h + 12, x + 36, y - h + 58, x + 14, y - h + 58),
    4,
    white,
    cotton,
  ) +
  line(
    `M${num(x + 25)} ${num(y - h + 58)}C${num(x + 25)} ${num(y - h * 0.5)} ${num(end[0])} ${num(end[1] - 70)} ${num(end[0])} ${num(end[1])}`,
    2.5,
  );

/** Takes the left end of the mattress and a width and gives a bed with someone in it, head to the left. */
export const patient = (x: number, y: number, w: number): string =>
  bed([x, y], w, w * 0.24) +
  figure([x + w * 0.5, y - w * 0.113], w * 0.86, armed(poses.lie, [28, 28], [-8, 2]), {
    turn: -90,
    hung: true,
  }) +
  quilt([x + w * 0.4, y - w * 0.24], w * 0.58, w * 0.24);
