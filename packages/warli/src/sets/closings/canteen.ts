import { fromTip, lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { bench, seated } from '../../figure/seat';
import type { Scene } from '../../page';
import { shade, thali } from '../../props/meal';
import { counter } from '../../props/room';

const [floor, top] = [838, 640];

/** The table at which three sit and talk. */
const full = (): string =>
  [
    seated(
      [300, 672],
      800,
      440,
      { lean: 0, nod: 10, arms: [{ to: [270, 632] }, { to: [330, 632] }] },
      { hat: 'turban', stroke: 10 },
    ),
    counter([165, top], 270, floor - top),
    bench([0, 712], 124, 126),
    bench([476, 712], 124, 126),
    thali([216, top], 92),
    thali([384, top], 92),
    seated(
      [66, 702],
      floor,
      450,
      { lean: 10, arms: [{ to: [166, 626] }, { to: [176, 630] }] },
      { hat: 'cap', stroke: 10 },
    ),
    seated(
      [534, 702],
      floor,
      450,
      { lean: 10, arms: [{ to: [430, 626] }, [50, 148]] },
      { woman: true, left: true, stroke: 10 },
    ),
  ].join('');

/** The table at which one sits alone. */
const lonely = (): string =>
  counter([850, top], 180, floor - top) +
  thali([972, top], 92) +
  bench([1032, 712], 118, 126) +
  seated(
    [1094, 702],
    floor,
    450,
    { lean: 12, nod: 16, arms: [{ to: [992, 626] }, { to: [1006, 626] }] },
    { left: true, hat: 'topi', stroke: 10 },
  );

/** The scene `canteen`: at one table three eat and talk, at the other one sits alone, and a woman takes her plate to him. */
export const canteen: Scene = () =>
  [
    shade([350, 0], 110, 150),
    shade([916, 0], 110, 150),
    fromTip(
      844,
      [
        full(),
        lonely(),
        figure(
          [728, floor],
          520,
          { ...poses.walk, arms: [{ to: [822, 560] }, { to: [834, 566] }] },
          { woman: true, hat: 'plait', stroke: 11 },
        ),
        thali([858, 556], 108),
      ].join(''),
      0.887,
      -6,
    ),
    lineToEdge(844),
  ].join('');
