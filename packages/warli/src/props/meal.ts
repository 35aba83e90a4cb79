import {
  between,
  bow,
  box,
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  line,
  marigold,
  num,
  path,
  type Point,
  poly,
  shape,
  times,
  white,
} from '../svg';

/** Takes the middle of the foot, a width and a height and gives a low table, its front carved in diamonds. */
export const lowTable = ([x, y]: Point, w: number, h: number): string => {
  const [n, cy, r] = [Math.round(w / 64), y - h / 2 + 12, h * 0.24];
  const at = (i: number): number => x - w / 2 + 30 + ((w - 60) * (i + 0.5)) / n;
  return (
    cover(box([x - w / 2 + 14, y - h], w - 28, h), 6) +
    line(
      each(n, (i) => shape(at(i) - r * 0.95, cy, at(i), cy - r, at(i) + r * 0.95, cy, at(i), cy + r)),
      5,
    ) +
    cover(box([x - w / 2, y - h], w, 24), 5, white, white)
  );
};

/** Takes the middle of the foot and a width and gives a thali with three bowls on it, or an empty one. */
export const thali = ([x, y]: Point, w: number, full = true): string => {
  const bowl = (i: number): string => {
    const [cx, r] = [x + (i - 1) * w * 0.28, w * 0.11];
    return `M${num(cx - r)} ${num(y - 46)}h${num(r * 2)}q0 28 ${num(-r)} 28t${num(-r)} -28Z`;
  };
  return (
    (full ? cover(each(3, bowl), 4, ground, cotton) : '') +
    cover(shape(x - w / 2, y - 22, x + w / 2, y - 22, x + w * 0.36, y, x - w * 0.36, y), 5, ground, white)
  );
};

/** Takes the middle of the foot and a width and gives the pot of dal in the accent, steam over it. */
export const dalPot = ([x, y]: Point, w: number): string => {
  const [h, rim] = [w * 0.74, w * 0.4];
  const steam = (k: number): string => `M${num(x + k * w * 0.2)} ${num(y - h - 34)}q22 -22 0 -44t0 -44`;
  return (
    line([0.2, 1.1].map(steam).join(''), 5) +
    cover(
      `M${num(x - rim)} ${num(y - h)}C${num(x - w * 0.66)} ${num(y - h * 0.4)} ${num(x - w * 0.4)} ${num(y)} ${num(x - w * 0.2)} ${num(y)}H${num(x + w * 0.2)}C${num(x + w * 0.4)} ${num(y)} ${num(x + w * 0.66)} ${num(y - h * 0.4)} ${num(x + rim)} ${num(y - h)}Z`,
      6,
      ground,
      marigold,
    ) +
    line(
      path(...times(9).flatMap((i) => [x - w * 0.4 + i * w * 0.1, y - h * (i % 2 ? 0.62 : 0.42)])),
      6,
      ground,
    ) +
    line(path(x - rim - 8, y - h, x + rim + 8, y - h), 16, marigold)
  );
};

/** Takes the hook, a drop and a width and gives a shade with its light, in dots below it. */
export const shade = ([x, y]: Point, drop: number, w: number): string => {
  const low = y + drop + w * 0.5;
  const glow = [0.55, 0.8].flatMap((k) =>
    times(9).map((i): Point => {
      const a = ((30 + i * 15) * Math.PI) / 180;
      return [x + Math.cos(a) * w * k * 1.2, low + Math.sin(a) * w * k];
    }),
  );
  return (
    line(path(x, y, x, y + drop), 5) +
    line(dots(glow), 9) +
    cover(disc([x, low + 4], w * 0.14), 5, ground, white) +
    cover(
      `${bow([x - w / 2, low], [x - w * 0.4, y + drop], [x, y + drop])}Q${num(x + w * 0.4)} ${num(y + drop)} ${num(x + w / 2)} ${num(low)}Z`,
      5,
      ground,
      white,
    )
  );
};

/** Takes the hand that holds it and the end in the pot and gives a ladle. */
export const ladle = (hand: Point, end: Point): string =>
  line(poly([between(end, hand, 1.3), end]), 7) + cover(disc(end, 22, 13), 4, ground, white);
