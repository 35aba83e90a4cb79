import { figure } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { van } from '../../props/vehicle';
import {
  box,
  cotton,
  cover,
  dots,
  each,
  ground,
  line,
  marigold,
  path,
  type Point,
  shape,
  times,
  white,
} from '../../svg';

const floor = 838;

/** A row of the chart: a lorry, its way and what it carries home; it ends at `to`. */
const row = (y: number, to: number, colour: string): string =>
  van([352, y], 104) +
  line(path(478, y - 24, to, y - 24), 7, colour) +
  line(dots(times((to - 490) / 58).map((i): Point => [512 + i * 58, y - 24])), 26, colour);

const chart = (): string =>
  cover(box([40, 90], 1120, 570), 9) +
  each(5, (i) => row(196 + i * 104, i < 2 ? 840 : 566, i === 1 ? marigold : white));

/** What is painted over so far. */
const cream = (): string =>
  cover(shape(832, 98, 1152, 98, 1152, 652, 916, 652, 916, 406, 832, 406), 0, 'none', cotton);

const roller = (): string =>
  line(path(734, 590, 800, 470, 800, 432, 874, 432, 874, 410), 17, ground) +
  line(path(734, 590, 800, 470, 800, 432, 874, 432, 874, 410), 8) +
  cover(box([826, 380], 96, 36), 7, ground, white);

const tin = ([x, y]: Point): string =>
  cover(box([x - 52, y - 96], 104, 96), 7) +
  line(path(x - 44, y - 60, x + 44, y - 60)) +
  line(path(x - 46, y - 92, x + 46, y - 92), 18, cotton);

/** The scene `fourteen-months`: at one end of the wall a man writes up his chart, at the other a painter rolls it over. */
export const fourteenMonths: Scene = () =>
  [
    chart(),
    cream(),
    figure(
      [168, floor],
      600,
      { ...armed(poses.stand, [-18, 4], { to: [306, 306] }), nod: -4 },
      { hat: 'topi', stroke: 12 },
    ),
    line(path(300, 318, 338, 274), 11, ground) + line(path(302, 315, 336, 277), 8),
    figure(
      [664, floor],
      560,
      { ...poses.stand, lean: 4, nod: -6, arms: [{ to: [740, 580] }, { to: [782, 504] }] },
      { hat: 'cap', stroke: 12 },
    ),
    roller(),
    tin([880, floor]),
    frame({ bottom: 'zigzag' }),
  ].join('');
