import {
  box,
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  ink,
  line,
  path,
  poly,
  type Point,
  shape,
  times,
  white,
} from '../../../svg';
import { floor } from '../floor';

/** The top of the mattress. */
export const mattress = 552;

/** How low the sheet hangs. */
const hem = floor - 30;

/** Takes the left end and a width and gives a made bed from the side: two posts with knobs, a pillow against the higher one, a sheet that hangs down. */
export const sickbed = (x: number, w: number): string => {
  const [n, high, low] = [7, mattress - 76, mattress - 38];
  const folds = times(n * 2 + 1).map((i): Point => [x + (w * i) / n / 2, i % 2 ? hem + 10 : hem]);
  const lozenge = (i: number): string => {
    const [cx, cy] = [x + (w * (i + 0.5)) / n, mattress + 32];
    return shape(cx - w / n / 2 + 3, cy, cx, cy - 11, cx + w / n / 2 - 3, cy, cx, cy + 11);
  };
  const posts = path(x, floor - 3, x, high) + path(x + w, floor - 3, x + w, low);
  return (
    cover(poly([[x, mattress + 18], ...folds, [x + w, mattress + 18]], true)) +
    line(each(n, lozenge), 3.5) +
    cover(box([x, mattress], w, 18)) +
    line(posts, 17, ground) +
    line(posts, 8) +
    ink(disc([x, high - 4], 9) + disc([x + w, low - 4], 9)) +
    cover(
      shape(x + 11, mattress - 6, x + 10, high + 22, x + 26, high + 26, x + 36, mattress - 6),
      4,
      white,
      cotton,
    )
  );
};

/** Takes the left foot, a size and how many rows of dots it has, and gives a quilt over someone in bed. */
export const cosy = ([x, y]: Point, w: number, h: number, rows: number): string => {
  const [top, r] = [y - h, x + w];
  const spots = times(rows).flatMap((j) =>
    times(w / 24 - 1).map((i): Point => [x + 20 + i * 24 + j * 10, top + 18 + j * 18]),
  );
  return (
    cover(`M${x} ${y}Q${x + 4} ${top} ${x + 24} ${top}L${r - 18} ${top + 6}Q${r} ${top + 6} ${r} ${y}Z`) +
    line(dots(spots), 7)
  );
};
