import { colleague } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { betweenTips, frame, groundLine } from '../../frame';
import type { Scene } from '../../page';
import { beads, fern } from '../../ground/plant';
import { type Limb, limbs, poses } from '../../figure/pose';
import { chair, laptop, table } from '../../props/room';
import { cover, disc, dots, ink, line, marigold, type Point, polar, poly, times } from '../../svg';

const worker = (x: number, y: number, k: number, i: number, left: boolean): string => {
  const way = left ? -1 : 1;
  const foot = (ahead: number): Limb => ({ to: [x - way * (80 - ahead) * k, y - 4 * k] });
  return (
    chair([x - way * 74 * k, y - 84 * k], 84 * k, left) +
    figure(
      [x - way * 80 * k, y - 88 * k],
      270 * k,
      { ...poses.chair, arms: limbs(30, 84, 44, 92), legs: [foot(34), foot(66)], nod: 6 },
      { hung: true, ...colleague(i), left },
    ) +
    table([x - 40 * k - (left ? 90 * k : 0), y - 138 * k], 170 * k, 138 * k) +
    laptop([x + way * 40 * k, y - 142 * k], 96 * k, left)
  );
};

/** The row in front, with the one who explains. */
const front = (): string =>
  [
    worker(220, 838, 1, 0, false),
    worker(540, 838, 1, 3, false),
    worker(1040, 838, 1, 4, true),
    figure([855, 838], 300, { ...poses.explain }, { woman: true }),
  ].join('');

/** The scene `hero`. */
export const hero: Scene = (r) => {
  const nodes = times(27).map((i): Point => [
    70 + (i % 9) * 129 + r.near(0, 26) + (Math.floor(i / 9) % 2) * 30,
    80 + Math.floor(i / 9) * 118 + r.near(0, 26),
  ]);
  const links = nodes.flatMap((a, i) =>
    nodes
      .slice(i + 1)
      .filter((b) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 172)
      .map((b) => poly([a, b])),
  );
  // The last node is far from the others: it is tied to them by hand, so that it does not hang by one thread.
  const ties = [16, 25].map((i) => poly([nodes[i] ?? [0, 0], nodes[26] ?? [0, 0]]));
  const drops = [2, 4, 5, 7].map((n, i) =>
    beads(nodes[n + 18] ?? [600, 340], [[266, 506, 694, 934][i] ?? 600, 500], 10, 6),
  );
  return [
    drops.join(''),
    line([...links, ...ties].join(''), 3),
    nodes
      .map(
        (p, i) =>
          cover(disc(p, i % 4 === 1 ? 21 : 13), 4) +
          (i % 4 === 1 ? line(dots(times(8).map((j) => polar(p, j * 45, 32))), 6) : ''),
      )
      .join(''),
    ink(
      nodes
        .filter((_, i) => i % 4 === 1)
        .map((p) => disc(p, 11))
        .join(''),
      marigold,
    ),
    worker(240, 600, 0.62, 1, false),
    worker(480, 600, 0.62, 2, false),
    worker(720, 600, 0.62, 3, true),
    worker(960, 600, 0.62, 4, true),
    fern([112, 600], 130, 8),
    fern([1088, 600], 130, -8),
    groundLine(606),
    betweenTips(838, front()),
    frame({ bottom: 'dots', isOpening: true }),
  ].join('');
};
