import { box, cover, disc, dots, ground, ink, line, marigold, num, path, type Point, times } from '../svg';

/** Takes the left foot, a width and a height and gives a bound chest with a rounded lid, locked. */
export function chest([x, y]: Point, w: number, h: number): string {
  const [lid, mid] = [y - h * 0.6, x + w / 2];
  const hoops = [0.22, 0.78].map((k) => x + w * k);
  const nails = hoops.flatMap((cx) => times(6).map((i): Point => [cx, y - 20 - (i * (h - 50)) / 5]));
  return (
    cover(
      `M${num(x)} ${num(lid)}Q${num(x + w * 0.04)} ${num(y - h)} ${num(x + w * 0.2)} ${num(y - h)}H${num(x + w * 0.8)}Q${num(x + w * 0.96)} ${num(y - h)} ${num(x + w)} ${num(lid)}Z`,
      7,
    ) +
    cover(box([x, lid], w, h * 0.6), 7) +
    line(hoops.map((cx) => path(cx, y - 8, cx, y - h + 8)).join(''), 26) +
    line(dots(nails), 9, ground) +
    line(path(x, y - h * 0.2, x + w, y - h * 0.2), 4) +
    line(path(x - 10, lid, x + w + 10, lid), 12) +
    line(`M${num(mid - 28)} ${num(lid)}v-26a28 28 0 0 1 56 0v26`, 10, marigold) +
    cover(box([mid - 46, lid - 4], 92, 84), 5, ground, marigold) +
    ink(disc([mid, lid + 30], 12), ground) +
    line(path(mid, lid + 30, mid, lid + 58), 8, ground)
  );
}
