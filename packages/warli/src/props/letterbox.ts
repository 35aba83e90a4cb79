import {
  box,
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  ink,
  line,
  path,
  type Point,
  shape,
  white,
} from '../svg';

/** Takes the middle of the foot and a height and gives a pillar for letters, its slot to the left of the middle. */
export function letterBox([x, y]: Point, h: number): string {
  const w = h * 0.17;
  const top = y - h * 0.84;
  return (
    cover(box([x - w * 1.14, y - h * 0.1], w * 2.28, h * 0.1), 6) +
    cover(box([x - w, top], w * 2, h * 0.74), 6) +
    cover(
      `M${x - w * 1.16} ${top}Q${x - w} ${y - h} ${x} ${y - h}Q${x + w} ${y - h} ${x + w * 1.16} ${top}Z`,
      6,
    ) +
    line(path(x - w * 1.22, top, x + w * 1.22, top), 14) +
    cover(box([x - w * 0.72, top + h * 0.08], w * 1.44, h * 0.06), 4, white, white) +
    line(path(x - w * 0.6, top + h * 0.11, x + w * 0.6, top + h * 0.11), 9, ground) +
    cover(box([x - w * 0.5, y - h * 0.56], w, h * 0.16), 4, white, cotton) +
    line(
      each(3, (i) => path(x - w * 0.34, y - h * (0.52 - i * 0.04), x + w * 0.34, y - h * (0.52 - i * 0.04))),
      4,
      ground,
    ) +
    line(box([x - w * 0.66, y - h * 0.34], w * 1.32, h * 0.18), 4) +
    ink(disc([x + w * 0.4, y - h * 0.25], 8)) +
    line(dots([[x, y - h * 0.92]]), 12)
  );
}

/** Takes the middle of the upper edge, a width and the floor and gives a long written sheet, the rest of it still rolled up on the floor. */
export function longSheet([x, y]: Point, w: number, floor: number): string {
  const [low, r] = [floor - 34, 26];
  const rows = Math.floor((low - y - 40) / 24);
  return (
    cover(shape(x - w / 2, y, x + w / 2, y, x + w / 2, low, x - w / 2, low), 5, white, cotton) +
    line(
      each(rows, (i) => {
        const at = y + 30 + i * 24;
        return path(x - w * 0.34, at, x + w * (i % 4 === 3 ? 0.06 : 0.34), at);
      }),
      5,
      ground,
    ) +
    cover(box([x - w * 0.62, floor - r * 2], w * 1.24, r * 2), 5, white, cotton) +
    cover(disc([x + w * 0.62, floor - r], r * 0.45, r), 5, white, cotton) +
    line(disc([x + w * 0.62, floor - r], r * 0.18, r * 0.5), 4, ground) +
    line(path(x - w * 0.5, floor - r * 0.7, x + w * 0.44, floor - r * 0.7), 4, ground)
  );
}
