import { figure } from '../../figure/figure';
import { band, frame } from '../../frame';
import { spiral, sun } from '../../ground/land';
import { lights } from '../../props/market';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { armed, limbs, poses } from '../../figure/pose';
import {
  box,
  cotton,
  cover,
  disc,
  each,
  ground,
  line,
  marigold,
  path,
  type Point,
  times,
  white,
} from '../../svg';

/** Threads on pegs by the loom. */
const shelvesOf = (): string =>
  line('M950 200h220M950 300h220', 5) +
  each(
    5,
    (i) =>
      cover(disc([980 + i * 42, 178], 19), 4, white, i % 2 ? marigold : ground) +
      cover(box([966 + i * 42, 244], 28, 52), 4, white, i % 2 ? ground : cotton),
  );

const rowOf = (j: number): string =>
  j % 3 === 1
    ? each(19, (i) => `M${354 + i * 27} ${548 + j * 26}h12`)
    : each(13, (i) =>
        path(352 + i * 38, 556 + j * 26, 371 + i * 38, 538 + j * 26, 390 + i * 38, 556 + j * 26),
      );

const spool = (p: Point): string => cover(disc(p, 32), 4) + line(spiral(p, 25, 2.6), 3.5);

/** The scene `loom`. */
export const loom: Scene = () =>
  [
    line(box([60, 120], 180, 180) + 'M60 210h180M150 120v180', 5),
    sun([150, 210], 44),
    beads([0, 336], [300, 336], 14, 6),
    beads([900, 336], [1200, 336], 14, 6),
    shelvesOf(),
    line(
      each(31, (i) => path(348 + i * 16.8, 150, 348 + i * 16.8, 520)),
      2.6,
    ),
    line(path(300, 850, 300, 70) + path(900, 850, 900, 70), 18),
    line(path(262, 110, 938, 110), 18),
    band('diamonds', [330, 140], 540, 26),
    line(path(276, 290, 924, 290) + path(276, 380, 924, 380), 12),
    line(path(330, 470, 870, 470), 9),
    cover(box([340, 512], 520, 208), 5),
    each(8, (j) => line(rowOf(j), 4, j % 3 === 1 ? marigold : white)),
    lights(
      times(27).map((i): Point => [352 + i * 19, 512]),
      9,
    ),
    line(path(270, 734, 930, 734), 22),
    figure(
      [600, 700],
      470,
      { lean: 0, arms: [{ to: [478, 512] }, { to: [722, 512] }], legs: limbs(-58, 6, 58, -6) },
      { hung: true, woman: true },
    ),
    line(path(500, 716, 700, 716), 14) + line(path(520, 716, 510, 850) + path(680, 716, 690, 850), 8),
    figure(
      [130, 850],
      350,
      { ...poses.reach, lean: 6, arms: [[-30, 20], { to: [288, 560] }], legs: poses.stand.legs },
      { woman: true, hat: 'plait' },
    ),
    figure([1060, 850], 370, armed(poses.raise, [-40, 40], { to: [914, 470] }), {
      hat: 'turban',
      left: true,
    }),
    spool([220, 826]),
    spool([190, 768]),
    spool([980, 826]),
    spool([1150, 826]),
    spool([1170, 768]),
    frame({ bottom: 'diamonds' }),
  ].join('');
