import type { Scene } from '../../page';
import {
  bow,
  cover,
  disc,
  each,
  ground,
  ink,
  line,
  marigold,
  num,
  onBow,
  path,
  type Point,
  polar,
  poly,
  shape,
  turned,
  white,
} from '../../svg';
import { grip } from './himself';
import { about, middle, near, reach } from './near';

/** The sun about his head, and peaks on both sides. */
const peaks = (): string => {
  const ray = (turn: number): string =>
    poly([polar(middle, turn - 3.4, 292), polar(middle, turn, 366), polar(middle, turn + 3.4, 292)], true);
  const peak = ([x, y]: Point, w: number): string => {
    const drop = 616 - y;
    return (
      cover(shape(x - w, 616, x, y, x + w, 616), 20, ground, white) +
      line(
        path(
          x - w * 0.3,
          606,
          x - w * 0.04,
          y + drop * 0.44,
          x + w * 0.12,
          y + drop * 0.6,
          x + w * 0.2,
          y + drop * 0.5,
          x + w * 0.5,
          606,
        ),
        9,
        ground,
      )
    );
  };
  const side = (k: number): string => peak([400 + k * 268, 370], 104) + peak([400 + k * 314, 476], 62);
  return ink(about(29).slice(6, -6).map(ray).join('')) + line(disc(middle, 274)) + side(-1) + side(1);
};

const strand = (d: string): string => line(d, 34, ground) + line(d, 22, marigold);

/** The coil: loops of twisted rope. */
const coil = (at: Point): string => {
  const loop = ([rx, ry]: Point): string => {
    const n = Math.round((rx + ry) / 15);
    const d = `M${num(at[0] - rx)} ${at[1]}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
    const twist = (i: number): string =>
      poly([polar(at, (i * 360) / n, rx - 9, ry - 9), polar(at, (i * 360) / n + 8, rx + 9, ry + 9)]);
    return strand(d) + line(each(n, twist), 5, ground);
  };
  return turned(loop([52, 114]) + loop([80, 142]) + loop([108, 170]), 16, at);
};

/** A piece of rope along a bow. */
const piece = (...way: readonly [Point, Point, Point]): string =>
  strand(bow(...way)) +
  line(
    each(9, (i) => {
      const [a, b] = [onBow(...way, (i + 0.3) / 9), onBow(...way, (i + 0.7) / 9)];
      const [dx, dy] = [(b[1] - a[1]) * 0.7, (a[0] - b[0]) * 0.7];
      return path(a[0] + dx, a[1] + dy, b[0] - dx, b[1] - dy);
    }),
    5,
    ground,
  );

/** The scene `with-rope`. */
export const withRope: Scene = () =>
  near(
    peaks(),
    piece([512, 868], [330, 900], [262, 752]) +
      piece([262, 752], [216, 790], [232, 878]) +
      line('M232 878h0', 40, ground) +
      line('M232 878h0', 30, marigold) +
      reach(-1, [84, 800], [212, 776], [252, 744]) +
      reach(1, [724, 800], [656, 772]) +
      coil([540, 722]) +
      grip([652, 770], [604, 728]),
  );
