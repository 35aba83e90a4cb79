import { figure } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { seated } from '../../figure/seat';
import { speaker } from '../../figure/speaker';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { chair } from '../../props/room';
import { box, cotton, cover, ground, ink, line, marigold, path, type Point, shape } from '../../svg';

/** The height of each step, and of the seats on the middle one. */
const [low, middle, high, seat] = [838, 748, 648, 630] as const;

const steps = (): string => line(path(322, low, 322, middle, 896, middle, 896, high, 1200, high), 7);

const thick = (drawing: string): string => `<g stroke-width="8">${drawing}</g>`;

/** A notebook that lies open before two. */
const notebook = ([x, y]: Point): string =>
  cover(
    shape(x, y, x + 56, y + 14, x + 112, y, x + 112, y + 70, x + 56, y + 84, x, y + 70),
    6,
    ground,
    cotton,
  ) +
  line(
    path(x + 56, y + 14, x + 56, y + 84) +
      path(x + 14, y + 28, x + 42, y + 35) +
      path(x + 14, y + 48, x + 42, y + 55),
    5,
    ground,
  ) +
  line(path(x + 70, y + 35, x + 98, y + 28), 8, marigold);

/** They ask: he and one of the firm over a notebook. */
const ask = (): string =>
  speaker(
    [92, low],
    450,
    { ...poses.stand, lean: 2, nod: 8, arms: [[-16, 4], { to: [118, 676] }] },
    { stroke: 13 },
  ) +
  figure(
    [252, low],
    440,
    { ...poses.stand, lean: 2, nod: 8, arms: [[-16, 4], { to: [222, 676] }] },
    { left: true, woman: true, stroke: 13 },
  ) +
  notebook([114, 606]);

/** They rehearse a hard talk, and a third watches. */
const rehearse = (): string =>
  thick(chair([402, seat + 8], 110, false, 0)) +
  seated(
    [410, seat],
    middle,
    430,
    {
      lean: 12,
      nod: 2,
      arms: [
        [30, 74],
        [46, 84],
      ],
    },
    { stroke: 12 },
  ) +
  thick(chair([692, seat + 8], 110, true, -0.06)) +
  seated(
    [684, seat],
    middle,
    430,
    {
      lean: -6,
      nod: 4,
      arms: [
        [20, 80],
        [30, 132],
      ],
    },
    { left: true, woman: true, stroke: 12 },
  ) +
  ink(box([508, 612], 78, 14)) +
  line(path(547, 620, 547, middle), 9) +
  figure(
    [828, middle],
    430,
    { ...poses.stand, nod: 8, arms: [{ to: [852, 430] }, [-8, -96]] },
    { left: true, hat: 'topi', stroke: 12 },
  );

/** They return: one goes with what was resolved. */
const goBack = (): string =>
  figure(
    [1016, high],
    424,
    {
      ...poses.walk,
      lean: 4,
      nod: -4,
      arms: [
        [-14, 16],
        [112, 170],
      ],
    },
    { woman: true, hat: 'plait', stroke: 13 },
  );

const slip = ([x, y]: Point): string =>
  cover(shape(x, y, x + 84, y - 14, x + 94, y + 52, x + 10, y + 66), 6, ground, cotton) +
  line(path(x + 26, y + 26, x + 42, y + 40, x + 70, y + 8), 10, marigold);

/** The scene `ask-rehearse-return`. */
export const askRehearseReturn: Scene = () =>
  [steps(), ask(), rehearse(), slip([1090, 172]), goBack(), frame({ bottom: 'diamonds' })].join('');
