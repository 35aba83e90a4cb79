import { tent } from '../../props/building';
import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import type { Hat } from '../../figure/hat';
import { moon, spiral, stars } from '../../ground/land';
import type { Scene } from '../../page';
import { tree } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { dots, ground, ink, line, marigold, path, type Point, polar, times } from '../../svg';

const fire: Point = [600, 800];

const flame = ([x, y]: Point, s: number): string =>
  ink(
    `M${x - s * 0.5} ${y}Q${x - s * 0.7} ${y - s * 0.7} ${x - s * 0.1} ${y - s * 1.5}Q${x + s * 0.05} ${y - s} ${x + s * 0.2} ${y - s * 1.05}Q${x + s * 0.7} ${y - s * 0.5} ${x + s * 0.5} ${y}Z`,
    marigold,
  ) +
  line(path(x - s * 0.8, y + 16, x + s * 0.8, y - 6) + path(x - s * 0.8, y - 6, x + s * 0.8, y + 16), 12) +
  line(spiral([x, y - s * 0.4], s * 0.3, 2), 5, ground);

/** Those about the fire, from back to front: where they sit, how tall they are and what they wear. */
const circle: readonly [x: number, y: number, h: number, hat: Hat][] = [
  [482, 606, 340, 'bun'],
  [718, 606, 340, 'none'],
  [272, 706, 390, 'turban'],
  [928, 706, 390, 'plait'],
  [112, 822, 450, 'plait'],
  [1088, 822, 450, 'topi'],
];

const sitter = ([x, y, h, hat]: (typeof circle)[number], i: number): string =>
  figure([x, y], h, i === 1 ? armed(poses.floor, [-130, -164], [26, 78]) : poses.floor, {
    hung: true,
    hat,
    woman: hat === 'bun' || hat === 'plait',
    left: x > 600,
    stroke: h * 0.023,
  });

const glow = times(2).flatMap((k) =>
  times(26 + k * 8).map((i) => polar([600, 770], (i * 360) / (26 + k * 8), 190 + k * 60, 60 + k * 16)),
);

/** The scene `campfire`: six sit about a fire at night, and one speaks. */
export const campfire: Scene = (r) =>
  [
    stars([20, 30], [1180, 240], 40, r),
    moon([980, 110], 54),
    tree([150, 402], 330, r),
    line(path(0, 402, 1200, 402), 4),
    tent([600, 400], 300, 230),
    line(dots(glow), 6),
    circle.map(sitter).join(''),
    flame(fire, 128),
    frame({ bottom: 'comb' }),
  ].join('');
