import { crossLegged } from '../../figure/behind';
import { figure } from '../../figure/figure';
import { armed, limbs, poses } from '../../figure/pose';
import { seated } from '../../figure/seat';
import { speaker } from '../../figure/speaker';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { chair } from '../../props/room';
import { box, cover, disc, each, ink, line, path, type Point, shape, times } from '../../svg';

const floor = 838;

const thick = (drawing: string): string => `<g stroke-width="8">${drawing}</g>`;

/** Where the walls of the house stand. */
const walls = [30, 414, 808, 1170] as const;

const house = (): string =>
  cover(shape(4, 240, 160, 70, 1040, 70, 1196, 240), 10) +
  line(
    times(17)
      .map((i) => path(190 + i * 51, 84, 64 + i * 67, 226))
      .join(''),
    5,
  ) +
  line(walls.map((x) => path(x, 244, x, floor)).join(''), 12);

/** A head and shoulders on a screen. */
const head = ([x, y]: Point, s: number): string =>
  ink(
    disc([x, y - s * 0.3], s * 0.3) +
      shape(x - s * 0.5, y + s * 0.1, x + s * 0.5, y + s * 0.1, x, y + s * 0.62),
  );

/** All in the room: a circle on the floor about the trainer. */
const offline = (): string =>
  line(path(48, 724, 136, 724) + path(308, 724, 396, 724), 9) +
  speaker([222, 746], 430, { ...poses.explain, arms: limbs(-26, -146, 26, 146) }, { stroke: 12 }) +
  crossLegged([94, 712], 196, { hat: 'topi' }) +
  crossLegged([350, 712], 196, { woman: true, hat: 'knot' }) +
  crossLegged([132, 826], 262, { woman: true, hat: 'braid' }) +
  crossLegged([312, 826], 262);

/** All on the screen: one before six. */
const online = (): string =>
  thick(chair([498, 706], 128, false, -0.06)) +
  seated(
    [508, 698],
    floor,
    470,
    { lean: 8, nod: 0, arms: [{ to: [640, 630] }, { to: [650, 622] }] },
    { woman: true, stroke: 12 },
  ) +
  line(path(700, 560, 700, 640), 12) +
  cover(box([580, 336], 210, 210), 8) +
  line('M650 336v210M720 336v210M580 441h210', 5) +
  each(6, (i) => head([615 + (i % 3) * 70, 385 + Math.floor(i / 3) * 105], 56)) +
  ink(box([610, 640], 176, 14)) +
  line(path(632, 646, 632, floor) + path(766, 646, 766, floor), 9);

/** Some here and one on the screen, for whom a helper speaks up. */
const hybrid = (): string =>
  cover(box([966, 300], 178, 200), 9) +
  head([1055, 400], 160) +
  figure([888, floor], 450, armed(poses.stand, [-6, 2], { to: [950, 350] }), { hat: 'tie', stroke: 12 }) +
  crossLegged([1016, 826], 210, { woman: true, hat: 'knot' }) +
  crossLegged([1108, 826], 210);

/** The scene `three-rooms`. */
export const threeRooms: Scene = () =>
  [house(), offline(), online(), hybrid(), frame({ bottom: 'diamonds' })].join('');
