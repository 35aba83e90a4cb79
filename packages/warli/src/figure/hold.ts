import type { Held } from './bones';
import {
  bow,
  box,
  cotton,
  cover,
  disc,
  ink,
  line,
  marigold,
  num,
  path,
  polar,
  poly,
  shape,
  times,
  white,
} from '../svg';

/** A lantern that hangs from the hand, with its light. */
export const lantern: Held = ([x, y], { h }) => {
  const s = h * 0.07;
  const rays = times(8).map((i) =>
    poly([polar([x, y + s * 2], i * 45 + 22, s * 1.7), polar([x, y + s * 2], i * 45 + 22, s * 2.3)]),
  );
  return (
    line(path(x, y, x, y + s), 3) +
    cover(disc([x, y + s * 2], s, s * 1.1), 4, white, marigold) +
    line(rays.join(''), 3)
  );
};

/** A bag or case that hangs from the hand. */
export const bag: Held = ([x, y], { h }) => {
  const s = h * 0.09;
  return (
    line(bow([x - s * 0.6, y + s * 0.7], [x, y - s], [x + s * 0.6, y + s * 0.7]), 3.5) +
    cover(box([x - s, y + s * 0.6], s * 2, s * 1.5), 4, white, cotton)
  );
};

/** A sheet or a pad held in the hand. */
export const pad: Held = ([x, y], { h, left }) => {
  const [s, k] = [h * 0.07, left ? -1 : 1];
  return cover(
    shape(
      x - s * k * 0.6,
      y + s * 0.7,
      x + s * k * 0.7,
      y - s * 1.1,
      x + s * k * 1.7,
      y - s * 0.5,
      x + s * k * 0.4,
      y + s * 1.3,
    ),
    3.5,
    white,
    cotton,
  );
};

/** A box carried on both hands. */
export const crate: Held = ([x, y], { h, left }) => {
  const [s, k] = [h * 0.11, left ? -1 : 1];
  const x0 = x - s + k * s * 0.2;
  return (
    cover(box([x0, y - s * 1.7], s * 2, s * 1.7), 4) +
    line(
      `M${num(x0)} ${num(y - s * 1.7)}l${num(s * 2)} ${num(s * 1.7)}m0 ${num(-s * 1.7)}l${num(-s * 2)} ${num(s * 1.7)}`,
      3,
    )
  );
};

/** A telephone at the hand. */
export const phone: Held = ([x, y], { h }) =>
  ink(box([x - h * 0.02, y - h * 0.05], h * 0.04, h * 0.085), marigold);

/** A staff as tall as a person. */
export const staff: Held = ([x, y], { h, left }) => {
  const k = left ? -1 : 1;
  return line(path(x + k * h * 0.04, y - h * 0.34, x - k * h * 0.04, y + h * 0.42), 5);
};

/** A spanner in the hand, pointing on. */
export const spanner: Held = ([x, y], { h, left }) => {
  const k = (left ? -1 : 1) * h;
  return line(
    path(x, y, x + k * 0.12, y - h * 0.08) +
      path(x + k * 0.16, y - h * 0.13, x + k * 0.12, y - h * 0.08, x + k * 0.18, y - h * 0.07),
    6,
  );
};

/** A hammer raised from the hand. */
export const hammer: Held = ([x, y], { h, left }) => {
  const k = (left ? -1 : 1) * h;
  return (
    line(path(x, y, x + k * 0.05, y - h * 0.16), 5) +
    line(path(x - k * 0.01, y - h * 0.15, x + k * 0.12, y - h * 0.18), 11)
  );
};

/** A round coin in the hand. */
export const coin: Held = ([x, y], { h }) => cover(disc([x, y - h * 0.04], h * 0.04), 3, white, marigold);

/** A pot or basin held up on a head or a hand. */
export const pot: Held = ([x, y], { h }) => {
  const s = h * 0.09;
  return cover(
    `M${num(x - s)} ${num(y - s * 1.6)}h${num(s * 2)}Q${num(x + s * 1.2)} ${num(y)} ${num(x)} ${num(y)}T${num(x - s)} ${num(y - s * 1.6)}Z`,
    4,
    white,
    cotton,
  );
};

/** A small glass of tea in the hand. */
export const glass: Held = ([x, y], { h, left }) => {
  const [s, k] = [h * 0.03, left ? -1 : 1];
  const cx = x + k * s * 0.8;
  return cover(
    shape(cx - s, y - s * 2.2, cx + s, y - s * 2.2, cx + s * 0.7, y + s * 0.4, cx - s * 0.7, y + s * 0.4),
    3.5,
    white,
    marigold,
  );
};
