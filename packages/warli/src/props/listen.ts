import {
  line,
  cover,
  dots,
  disc,
  ink,
  marigold,
  num,
  path,
  type Point,
  polar,
  times,
  white,
  each,
} from '../svg';

/** Takes the middle of the foot and a height and gives a standing oil lamp, its wicks alight. */
export function oilLamp([x, y]: Point, h: number): string {
  const top = y - h;
  const bowl = `M${num(x - h * 0.2)} ${num(top)}Q${num(x)} ${num(top + h * 0.16)} ${num(x + h * 0.2)} ${num(top)}Z`;
  const flame = (k: number): string => {
    const a = x + k * h * 0.17;
    return `M${num(a - 9)} ${num(top - 6)}Q${num(a - 14)} ${num(top - 30)} ${num(a)} ${num(top - 52)}Q${num(a + 14)} ${num(top - 30)} ${num(a + 9)} ${num(top - 6)}Z`;
  };
  const glow = times(3).flatMap((k) =>
    times(13).map((i) => polar([x, top - 20], 180 + i * 15, h * (0.34 + k * 0.12))),
  );
  return (
    line(dots(glow), 6) +
    line(path(x, top + 20, x, y - 20), 12) +
    cover(
      each(3, (i) => disc([x, top + h * (0.3 + i * 0.2)], h * 0.055, h * 0.035)),
      5,
      white,
      white,
    ) +
    cover(
      `M${num(x - h * 0.2)} ${num(y)}Q${num(x)} ${num(y - h * 0.2)} ${num(x + h * 0.2)} ${num(y)}Z`,
      5,
      white,
      white,
    ) +
    cover(bowl, 5, white, white) +
    ink([-1, 0, 1].map(flame).join(''), marigold)
  );
}

/** Takes the left foot and a size and gives an open arch with a patterned rim between two pillars. */
export function arch([x, y]: Point, w: number, h: number): string {
  const r = w / 2;
  const spring = y - h + r;
  const way = (d: number): string =>
    `M${num(x + d)} ${num(y)}V${num(spring)}A${num(r - d)} ${num(r - d)} 0 0 1 ${num(x + w - d)} ${num(spring)}V${num(y)}`;
  const beads = times(17).map((i) => polar([x + r, spring], 180 + i * 11.25, r - 14));
  return line(way(0), 6) + line(way(28), 4) + line(dots(beads), 9);
}
