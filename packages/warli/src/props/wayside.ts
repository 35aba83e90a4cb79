import type { Random } from '../random';
import { bow, cover, each, hide, line, num, path, type Point, shape, times } from '../svg';

/** Takes the foot of the trunk, the left and right end of the crown and its lower edge and gives a banyan whose roots hang down. */
export function banyan([x, y]: Point, left: number, right: number, low: number, r: Random): string {
  const n = Math.round((right - left) / 120);
  const step = (right - left) / n;
  const crown = (i: number): number => low - 150 - Math.sin((Math.PI * (i + 0.5)) / n) * 90;
  const scallops = each(n, (i) => {
    const [a, b] = [left + step * i, left + step * (i + 1)];
    return `Q${num((a + b) / 2)} ${num(crown(i) - 60)} ${num(b)} ${num(i === n - 1 ? low : (crown(i) + crown(i + 1)) / 2)}`;
  });
  const lower = `q${num(-step / 2)} 34 ${num(-step)} 0`.repeat(n);
  const leaf = (px: number, py: number): string => `M${num(px - 9)} ${num(py - 9)}l9 9l9 -9`;
  const leaves = times(5).flatMap((j) =>
    times((right - left - 60) / 54 - 1)
      .filter((i) => Math.min(i, (right - left - 60) / 54 - 2 - i) > j * 0.5 - 1)
      .map((i) => leaf(r.near(left + 62 + i * 54 + (j % 2) * 27, 5), low - 20 - j * 36)),
  );
  const trunk = [-1, -0.55, 0.55, 1].map((k) =>
    bow([x + k * 100, y], [x + k * 30, y - 70], [x + k * (52 + Math.abs(k) * 20), low + 10]),
  );
  const body = `${bow([x - 100, y], [x - 30, y - 70], [x - 72, low])}L${num(x + 72)} ${num(low)}Q${num(x + 30)} ${num(y - 70)} ${num(x + 100)} ${num(y)}Z`;
  const grain = [-22, 0, 22].map((d) =>
    bow([x + d * 1.6, y - 20], [x + d * 0.5, y - 120], [x + d, low + 20]),
  );
  const roots = times(9)
    .map((i) => left + 70 + ((right - left - 140) * (i + r.between(0.2, 0.8))) / 9)
    .filter((px) => Math.abs(px - x) > 130)
    .map((px, i) => {
      const end = low + 60 + ((i * 5) % 4) * 26;
      return (
        bow([px, low + 6], [px + 9, (low + end) / 2], [px - 3, end]) +
        bow([px + 14, low + 6], [px + 20, (low + end) / 2 - 14], [px + 11, end - 26])
      );
    });
  return (
    hide(body) +
    line(trunk.join(''), 6) +
    line(grain.join('') + roots.join(''), 3.5) +
    cover(`M${num(left)} ${num(low)}${scallops}${lower}Z`, 6) +
    line(leaves.join(''), 3.5)
  );
}

/** Takes a place where lines meet and the lower edge and gives furrows that run up to it, between two edges of the picture. */
export const furrows = ([x, y]: Point, base: number, feet: readonly number[]): string =>
  line(feet.map((a) => path(a, base, x + (a - x) * 0.06, y + (base - y) * 0.06)).join(''), 3.5);

/** Takes the left foot and a size and gives a low wall of panels, patterned with lozenges. */
export function partition([x, y]: Point, w: number, h: number, panels: number): string {
  const step = w / panels;
  const lozenge = (i: number, s: number): string => {
    const [cx, cy] = [x + step * (i + 0.5), y - h / 2];
    return shape(cx - step * s, cy, cx, cy - h * s, cx + step * s, cy, cx, cy + h * s);
  };
  return (
    cover(shape(x, y, x, y - h, x + w, y - h, x + w, y), 6) +
    line(
      each(panels - 1, (i) => path(x + step * (i + 1), y - h, x + step * (i + 1), y)),
      4,
    ) +
    line(
      each(panels, (i) => lozenge(i, 0.36) + lozenge(i, 0.2)),
      3.5,
    ) +
    line(path(x - 8, y - h, x + w + 8, y - h), 14)
  );
}
