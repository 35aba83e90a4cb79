import type { Scene } from '../../page';
import {
  cover,
  disc,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  polar,
  poly,
  times,
  white,
} from '../../svg';
import { middle, near, reach } from './near';

const flame: Point = [400, 716];

/** Where a ray of the lamp that goes in a direction leaves the circle about his head. */
const leaves = (turn: number, r: number): Point => {
  const up = flame[1] - middle[1];
  const a = ((turn + 90) * Math.PI) / 180;
  return polar(flame, turn, up * Math.cos(a) + Math.sqrt(Math.max(0, r * r - (up * Math.sin(a)) ** 2)));
};

/** Rays that grow from the lamp and pass behind his head. */
const rays = (): string =>
  line(disc(middle, 274)) +
  ink(
    times(29)
      .map((i) => {
        const turn = -90 + (i - 14) * 4.2;
        const [from, to] = [290, i % 2 ? 340 : 368];
        return poly(
          [
            leaves(turn - 0.5, from),
            leaves(turn - 1.4, to),
            leaves(turn + 1.4, to),
            leaves(turn + 0.5, from),
          ],
          true,
        );
      })
      .join(''),
  );

/** The lamp: its flame, its bowl and the oil in it. */
const lamp = ([x, y]: Point): string =>
  cover(
    `M${x - 136} ${y}Q${x - 116} ${y + 88} ${x} ${y + 88}Q${x + 116} ${y + 88} ${x + 136} ${y}Z`,
    14,
    ground,
    white,
  ) +
  line(disc([x, y], 136, 24), 26, ground) +
  cover(disc([x, y], 130, 22), 9) +
  cover(
    `M${x} ${y - 168}Q${x + 76} ${y - 76} ${x + 44} ${y - 24}Q${x} ${y + 14} ${x - 44} ${y - 24}Q${x - 76} ${y - 76} ${x} ${y - 168}Z`,
    18,
    ground,
    marigold,
  ) +
  line(`M${x} ${y - 10}V${y - 58}`, 11, ground) +
  line(path(x - 84, y + 48, x - 44, y + 62, x, y + 66, x + 44, y + 62, x + 84, y + 48), 7, ground);

/** The scene `with-lamp`. */
export const withLamp: Scene = () =>
  near(
    rays(),
    lamp([400, 800]) +
      reach(1, [716, 800], [548, 868], [498, 826]) +
      reach(-1, [84, 800], [252, 868], [302, 826]),
  );
