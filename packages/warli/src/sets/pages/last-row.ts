import { figure } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { arch } from '../../props/listen';
import { fan } from '../../props/bank';
import { microphone } from '../../props/room';
import { bow, box, cover, dots, ink, line, marigold, path, type Point, times } from '../../svg';

const floor = 838;

/** A chair seen from behind, its left foot at a place. */
const chairBack = ([x, y]: Point, s: number): string =>
  line(
    path(x, y, x, y - s) +
      path(x + s * 0.5, y, x + s * 0.5, y - s) +
      path(x, y - s * 0.44, x + s * 0.5, y - s * 0.44),
    8,
  ) + cover(box([x, y - s], s * 0.5, s * 0.36), 8);

/** The pillar with a band at its foot and one at its head. */
const pillar = (x: number): string =>
  cover(box([x, 0], 84, floor), 8) +
  [56, 792]
    .map(
      (y) =>
        cover(box([x - 16, y], 116, 44), 8) +
        line(dots(times(5).map((i): Point => [x + 2 + i * 20, y + 22])), 12, marigold),
    )
    .join('');

/** The stage at the far end of the hall. */
const stage = ([x, y]: Point): string =>
  line(path(0, y + 18, 1150, y + 18), 5) +
  arch([x, y], 92, 130) +
  microphone([x + 46, y], 66) +
  ink(box([x - 40, y], 172, 18));

/** The fan, and how loud it is. */
const loudFan = ([x, y]: Point): string =>
  fan([x, 0], y, 150) +
  line(
    [-1, 1]
      .map((k) =>
        [176, 204]
          .map((d, i) =>
            bow([x + k * d, y - 18 - i * 12], [x + k * (d + 24), y + 8], [x + k * d, y + 34 + i * 12]),
          )
          .join(''),
      )
      .join(''),
    7,
    marigold,
  );

/** The scene `last-row`: he looks up at the fan; the stage is far off. */
export const lastRow: Scene = () =>
  [
    stage([812, 440]),
    loudFan([352, 96]),
    [22, 366, 480, 726, 840].map((x) => chairBack([x, 812], 196)).join(''),
    pillar(610),
    speaker(
      [214, floor],
      560,
      {
        ...poses.walk,
        lean: 0,
        nod: -16,
        arms: [
          [-34, -6],
          [138, 152],
        ],
      },
      { stroke: 15 },
    ),
    line(path(1150, 0, 1150, floor), 9),
    cover(box([1104, 424], 42, 66), 7) + line(path(1125, 444, 1125, 456), 14, marigold),
    figure(
      [1052, floor],
      480,
      { ...poses.stand, nod: -4, arms: [[-16, 4], { to: [1112, 494] }] },
      { woman: true, stroke: 13 },
    ),
    frame({ bottom: 'diamonds' }),
  ].join('');
