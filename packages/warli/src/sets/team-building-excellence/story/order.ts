import { box, cover, ground, line, marigold, path, type Point, turned } from '../../../svg';

/** Where all feet stand. */
export const floor = 604;

/** The order for one carton: takes the middle of its upper edge, a width and a tilt; it hangs down from there. */
export const order = ([x, y]: Point, w: number, tilt = 0): string => {
  const [h, s] = [w * 1.32, w * 0.4];
  return turned(
    cover(box([x - w / 2, y], w, h), 8, ground, marigold) +
      line(
        box([x - s / 2, y + h * 0.16], s, s) +
          path(x - s / 2, y + h * 0.16 + s * 0.34, x + s / 2, y + h * 0.16 + s * 0.34) +
          path(x - w * 0.32, y + h * 0.64, x + w * 0.32, y + h * 0.64) +
          path(x - w * 0.32, y + h * 0.78, x + w * 0.06, y + h * 0.78),
        w * 0.07,
        ground,
      ),
    tilt,
    [x, y],
  );
};
