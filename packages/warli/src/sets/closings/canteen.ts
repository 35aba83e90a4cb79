import { lineToEdge } from '../../frame';
import { dressed, dressedFigure } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { bench, sitter } from '../../figure/seat';
import type { Scene } from '../../page';
import { shade, thali } from '../../props/meal';
import { counter } from '../../props/room';

const [floor, top] = [838, 610];

/** The table behind which two sit and talk. */
const full = (): string =>
  [
    dressed([
      sitter(
        [146, 650],
        800,
        540,
        { lean: 2, nod: 12, arms: [{ to: [102, 596] }, { to: [176, 596] }] },
        { hat: 'cap', stroke: 12 },
      ),
    ]),
    dressed([
      sitter(
        [386, 650],
        800,
        540,
        { lean: 2, nod: 12, arms: [{ to: [430, 596] }, { to: [356, 596] }] },
        { woman: true, left: true, stroke: 12 },
      ),
    ]),
    counter([84, top], 364, floor - top),
    thali([140, top - 8], 116),
    thali([392, top - 8], 116),
  ].join('');

/** The table at which one sits alone. */
const lonely = (): string =>
  bench([1050, 690], 134, 148) +
  counter([840, top + 26], 104, floor - top - 26) +
  thali([892, top + 18], 100) +
  dressed([
    sitter(
      [1122, 680],
      floor,
      560,
      { lean: 12, nod: 18, arms: [{ to: [930, 604] }, { to: [950, 604] }] },
      { left: true, hat: 'topi', stroke: 12 },
    ),
  ]);

/** The scene `canteen`: at one table two eat and talk, at the other one sits alone, and a woman takes her plate to him. */
export const canteen: Scene = () =>
  [
    shade([263, 0], 60, 150),
    shade([960, 0], 60, 150),
    full(),
    lonely(),
    dressedFigure(
      [666, floor],
      640,
      { ...poses.walk, arms: [{ to: [772, 490] }, { to: [786, 496] }] },
      { woman: true, hat: 'plait', stroke: 13 },
    ),
    thali([812, 486], 124),
    lineToEdge(844),
  ].join('');
