import { bones, type Person } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import { bows, cotton, cover, dots, ground, line, pairs, type Point, poly } from '../../../svg';

/** Takes people and gives the berets on their heads, which hang over to the back, with a badge. */
const berets = (all: readonly Person[]): string => {
  const of = (draw: (at: (...xy: number[]) => Point[]) => string): string =>
    all.map((one) => draw((...xy) => pairs(xy).map(bones(one).byHead))).join('');
  return (
    cover(
      of((at) =>
        bows(
          at(
            1.15,
            -0.45,
            1.2,
            -1.6,
            -0.3,
            -1.6,
            -1.9,
            -1.6,
            -1.9,
            -0.5,
            -1.7,
            0,
            -1.05,
            -0.3,
            0,
            -0.7,
            1.15,
            -0.45,
          ),
        ),
      ),
      3.5,
      ground,
      cotton,
    ) +
    line(
      of((at) => poly(at(-1, -0.3, 0, -0.5, 1.1, -0.45))),
      3,
      ground,
    ) +
    line(
      of((at) => dots(at(0.6, -1))),
      5,
      ground,
    )
  );
};

/** Takes people of one height and gives them in berets. */
export const jawans = (all: readonly Person[]): string => people(all) + berets(all);
