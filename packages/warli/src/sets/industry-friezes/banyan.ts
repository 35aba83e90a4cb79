import type { Random } from '../../random';
import { bow, cover, each, line, num, type Point, times } from '../../svg';
import { floor } from '../friezes/way';

/** The lower edge of the crown. */
const low = 112;

/** Three rows of leaves between the edges of the crown. */
const leaves = (x: number, half: number, r: Random): string =>
  [0.84, 0.72, 0.44]
    .flatMap((share, j) =>
      times((half * share * 2) / 44).map((i): Point => [
        r.near(x - half * share + 22 + i * 44, 4),
        low - 12 - j * 26,
      ]),
    )
    .map(([px, py]) => `M${num(px - 8)} ${num(py - 8)}l8 8l8 -8`)
    .join('');

/** Takes the middle of the trunk, half the width of the crown and a random source and gives a low banyan whose roots hang down. */
export function banyan(x: number, half: number, r: Random): string {
  const n = Math.round(half / 42);
  const step = (half * 2) / n;
  const top = (i: number): number => 60 - Math.sin((Math.PI * i) / n) * 34;
  const scallops = each(n, (i) => {
    const a = x - half + step * i;
    const end = i === n - 1 ? low : top(i + 1);
    return `Q${num(a + step / 2)} ${num(top(i + 0.5) - 34)} ${num(a + step)} ${num(end)}`;
  });
  const lower = `q${num(-step / 2)} 22 ${num(-step)} 0`.repeat(n);
  const side = (k: number): string =>
    bow([x + k * 62, floor + 6], [x + k * 14, floor - 50], [x + k * 40, low + 8]);
  const roots = times(8)
    .map((i) => x - half + 40 + ((half * 2 - 80) * (i + 0.5)) / 8)
    .filter((px) => Math.abs(px - x) > 70)
    .map((px, i) => bow([px, low + 8], [px + 6, low + 24], [px - 2, low + 34 + ((i * 5) % 3) * 12]));
  return (
    line([-1, -0.4, 0.4, 1].map(side).join('')) +
    line(roots.join(''), 4) +
    cover(`M${num(x - half)} ${num(low)}${scallops}${lower}Z`) +
    line(leaves(x, half, r), 4)
  );
}
