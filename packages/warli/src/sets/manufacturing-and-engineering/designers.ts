import { dressed } from '../../figure/finery';
import { sitter } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import {
  box,
  cover,
  disc,
  dots,
  line,
  marigold,
  path,
  type Point,
  polar,
  shape,
  times,
  turned,
} from '../../svg';

const floor = 838;
const [middle, part]: readonly [Point, Point] = [
  [810, 370],
  [900, 316],
];

/** The scene `designers`. */
export const designers: Scene = () =>
  [
    line(path(810, 600, 810, floor - 8) + path(690, floor - 8, 930, floor - 8), 18),
    turned(
      cover(box([530, 120], 560, 490), 13) +
        line(disc(part, 144) + disc(part, 56), 10) +
        line(dots(times(8).map((i) => polar(part, i * 45, 100))), 18) +
        cover(box([510, 528], 600, 30), 9) +
        line(shape(584, 514, 584, 262, 790, 514), 16, marigold),
      -8,
      middle,
    ),
    line(path(262, 664, 262, floor - 8) + path(190, floor - 8, 334, floor - 8), 14) +
      line(path(180, 654, 350, 654), 18),
    line(path(612, 300, 690, 226), 12),
    dressed([
      sitter(
        [270, 640],
        floor,
        700,
        { lean: 20, nod: -8, arms: [{ to: [536, 520] }, { to: [600, 318] }] },
        { woman: true, stroke: 14 },
      ),
    ]),
    frame({ bottom: 'triangles' }),
  ].join('');
