import { num, type Point } from '../svg';

/** Takes the middle of the foot, a width and a height and gives path data of a pointed arch, open at its foot. */
export const arched = ([x, y]: Point, w: number, h: number): string =>
  `M${num(x - w / 2)} ${num(y)}V${num(y - h * 0.55)}Q${num(x - w / 2)} ${num(y - h * 0.86)} ${num(x)} ${num(y - h)}Q${num(x + w / 2)} ${num(y - h * 0.86)} ${num(x + w / 2)} ${num(y - h * 0.55)}V${num(y)}`;

/** Takes the middle of the foot, a width and a height and gives path data of a dome that swells over its foot and ends in a point. */
export const domed = ([x, y]: Point, w: number, h: number): string =>
  `M${num(x - w * 0.42)} ${num(y)}C${num(x - w * 0.72)} ${num(y - h * 0.5)} ${num(x - w * 0.22)} ${num(y - h * 0.78)} ${num(x)} ${num(y - h)}C${num(x + w * 0.22)} ${num(y - h * 0.78)} ${num(x + w * 0.72)} ${num(y - h * 0.5)} ${num(x + w * 0.42)} ${num(y)}Z`;
