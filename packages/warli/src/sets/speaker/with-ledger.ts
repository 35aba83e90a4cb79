import type { Scene } from '../../page';
import { tallRack } from '../../props/shop';
import {
  bow,
  box,
  cover,
  disc,
  each,
  ground,
  ink,
  larger,
  line,
  marigold,
  path,
  type Point,
  shape,
  white,
} from '../../svg';
import { counter } from './counter';
import { edge } from './edge';
import { clearing, himself, shoulder, sleeve, wreath } from './himself';

const head: Point = [236, 346];
const size = 0.61;

/** The dealer, a cap on his head, as far as his counter hides him. */
const dealer = ([x, y]: Point): string => {
  const chest = shape(x - 104, y + 140, x + 104, y + 140, x + 16, y + 360, x - 16, y + 360);
  return (
    line(chest + disc([x, y], 82), 36, ground) +
    line(path(x, y, x, y + 140), 58) +
    cover(chest, 14, white, white) +
    line(path(x - 30, y + 134, x, y + 176, x + 30, y + 134) + path(x, y + 176, x, y + 340), 7, ground) +
    ink(disc([x, y], 80)) +
    cover(
      `M${x - 84} ${y - 14}L${x - 66} ${y - 78}Q${x} ${y - 112} ${x + 66} ${y - 78}L${x + 84} ${y - 14}Q${x} ${y - 50} ${x - 84} ${y - 14}Z`,
      10,
      ground,
      white,
    ) +
    line(bow([x - 76, y - 42], [x, y - 78], [x + 76, y - 42]), 7, ground)
  );
};

/** The ledger, open: on each page names and a column of sums. */
const ledger = ([x, y]: Point): string => {
  const page = (k: number): string => shape(x, y - 54, x + k * 92, y - 62, x + k * 116, y - 4, x, y);
  return (
    line(page(-1) + page(1), 38, ground) +
    line(page(-1) + page(1), 20, marigold) +
    cover(page(-1) + page(1), 6, ground, white) +
    line(
      [-1, 1]
        .map((k) => each(3, (i) => path(x + k * 16, y - 42 + i * 15, x + k * (82 + i * 6), y - 49 + i * 15)))
        .join(''),
      5,
      ground,
    )
  );
};

/** The scene `with-ledger`: over the counter of a shop he and the dealer shake hands. */
export const withLedger: Scene = () =>
  [
    wreath([236, 336], 0.6, 450),
    larger(tallRack([560, 316], 150, 150, 3, 2, []), 1.7, [672, 316]),
    clearing(head, size),
    dealer([632, 470]),
    himself(head, size, sleeve([shoulder(head, size, -1, 34), [40, 684], [138, 756]], 34)),
    sleeve(
      [
        [726, 626],
        [766, 700],
        [676, 760],
      ],
      34,
    ),
    counter(each(4, (i) => box([96 + i * 156, 832], 140, 76))),
    ledger([250, 792]),
    sleeve(
      [
        [538, 626],
        [566, 750],
        [508, 690],
      ],
      34,
    ),
    sleeve([shoulder(head, size, 1, 34), [396, 726], [482, 668]], 34, [504, 628]),
    edge(),
  ].join('');
