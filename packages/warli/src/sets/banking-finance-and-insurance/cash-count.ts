import { villager } from '../../figure/cast';
import { person } from '../../figure/figure';
import { pad } from '../../figure/hold';
import { armed, limbs, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { giantCoin } from '../../props/giant-coin';
import { box, cover, dots, each, ink, line, marigold, path, shape, times, tinted } from '../../svg';

/** The floors of the four rows: their people go right in the first, left in the second, and so on. */
const floors = [222, 438, 654, 870];
const r = 62;

/** Somebody who rolls a coin along the row before the hands. */
const roller = (x: number, floor: number, i: number, left: boolean): string => {
  const k = left ? -1 : 1;
  const coin = giantCoin([x + k * 112, floor - r - 4], r, i * 3 + 1);
  return (
    (i === 9 ? tinted(coin, marigold) : coin) +
    person({
      at: [x, floor],
      h: 178,
      left,
      stroke: 7,
      ...villager(i),
      pose: {
        ...poses.push,
        lean: 14,
        legs: limbs(-30, -40, 34, 4),
        arms: [{ to: [x + k * 58, floor - 62] }, { to: [x + k * 66, floor - 100] }],
      },
    })
  );
};

/** The box of the temple, from which they come. */
const templeBox = (floor: number): string =>
  cover(box([30, floor - 120], 128, 116), 7) +
  ink(shape(14, floor - 124, 94, floor - 186, 174, floor - 124)) +
  line(path(62, floor - 84, 126, floor - 84), 11, marigold) +
  line(dots(times(5).map((i) => [50 + i * 22, floor - 30])), 10);

/** Bundles of notes, one on the other. */
const wads = (x: number, floor: number): string =>
  each(
    5,
    (i) =>
      ink(box([x, floor - 30 - i * 33], 118, 26)) + ink(box([x + 46, floor - 30 - i * 33], 26, 26), marigold),
  );

/** She who meets each coin, at the end of the last row. */
const clerk = (floor: number): string =>
  person({
    at: [84, floor],
    h: 184,
    woman: true,
    stroke: 7,
    pose: armed(poses.stand, [30, 70], [60, 100]),
    holds: [null, pad],
  });

/** The scene `cash-count`: four rows of people who roll coins as large as themselves. */
export const cashCount: Scene = () =>
  [
    line(floors.map((y) => path(20, y + 4, 1180, y + 4)).join(''), 6),
    templeBox(222),
    floors
      .map((y, row) => {
        const left = row % 2 === 1;
        return each(4, (i) =>
          roller(left ? 1128 - i * 244 : 246 + i * 244 - (row === 2 ? 180 : 0), y, row * 4 + i, left),
        );
      })
      .join(''),
    wads(1030, 654),
    wads(40, 438),
    clerk(870),
  ].join('');
