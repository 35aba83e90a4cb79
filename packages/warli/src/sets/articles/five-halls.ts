import { behind } from '../../figure/behind';
import { figure } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { beads, grass, palm } from '../../ground/plant';
import type { Scene } from '../../page';
import { fan } from '../../props/bank';
import { monitor } from '../../props/desk';
import type { Random } from '../../random';
import { box, cover, dots, each, line, marigold, path, type Point, shape, times, white } from '../../svg';

const floor = 862;

const sill = 616;

const lintel = 110;

const middle = (i: number): number => 132 + i * 234;

/** A lamp of many lights over a laid table. */
const ballroom = (x: number): string =>
  line(path(x, lintel, x, 160) + path(x - 66, 196, x, 160, x + 66, 196), 5) +
  line(dots(times(5).map((i): Point => [x - 66 + i * 33, 210])), 20) +
  cover(`M${x - 84} ${sill - 60}a34 34 0 0 1 68 0Z`, 5) +
  line(path(x - 86, sill - 58, x - 14, sill - 58) + path(x - 50, sill - 58, x - 50, sill), 7);

const bank = (x: number): string =>
  cover(shape(x - 112, lintel, x, 34, x + 112, lintel), 8) +
  cover(box([x - 78, 150], 156, 116), 5) +
  line(
    each(3, (i) => path(x - 54, 180 + i * 28, x + (i === 2 ? 6 : 54), 180 + i * 28)),
    5,
  );

const office = (x: number): string =>
  [-46, 46].map((k) => monitor([x + k, 270], 74)).join('') + line(path(x - 84, 276, x + 84, 276), 9);

const college = (x: number): string =>
  fan([x, lintel], 70, 78) +
  [-74, -38, 76]
    .map((k) => cover(shape(x + k - 18, sill - 26, x + k + 18, sill - 26, x + k, sill), 4, white, white))
    .join('') +
  line(dots([-74, -38, 76].map((k): Point => [x + k, sill - 44])), 25);

const lawn = (x: number, r: Random): string =>
  palm([x + 94, sill], 580, r) + grass([x - 96, sill], [x + 140, sill], 7, r);

/** Somebody who speaks, the same in each of them. */
const talk = (x: number): string =>
  figure([x + 16, sill], 290, armed(poses.stand, [-20, 8], [36, 150]), {
    stroke: 8,
    left: true,
    shirt: marigold,
  });

/** The scene `five-halls`: the same talk in a ballroom, a bank, an office, a college and on a lawn, and a woman who has to choose. */
export const fiveHalls: Scene = (r) =>
  [
    times(4)
      .map((i) => cover(box([middle(i) - 100, lintel], 200, sill - lintel), 8))
      .join(''),
    ballroom(middle(0)),
    bank(middle(1)),
    office(middle(2)),
    college(middle(3)),
    lawn(middle(4), r),
    times(5)
      .map((i) => talk(middle(i) - (i === 4 ? 30 : 0)))
      .join(''),
    line(path(0, sill + 6, 1200, sill + 6), 10),
    times(5)
      .map((i) =>
        beads(
          [600 + (i - 2) * 76, 712 - Math.abs(i - 2) * 8],
          [middle(i), sill + 42],
          4 + Math.abs(i - 2) * 4,
          9,
        ),
      )
      .join(''),
    behind([600, floor], 264, { woman: true, hat: 'knot' }, poses.akimbo),
    line(path(0, floor + 6, 1200, floor + 6), 6),
  ].join('');
