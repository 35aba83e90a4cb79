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
  shape,
  type Point,
  times,
  white,
} from '../../svg';
import { clayPot } from '../../props/pottery';

/** Takes the left top corner and a size and gives a length of cloth that hangs from a rail, with a border and dots. */
export const hung = ([x, y]: Point, w: number, h: number, fill: string): string => {
  const pen = fill === ground ? white : ground;
  const spots = times(Math.floor((h - 50) / 24)).map((i): Point => [
    x + w * (i % 2 ? 0.3 : 0.7),
    y + 22 + i * 24,
  ]);
  return (
    cover(box([x, y], w, h), 5, white, fill) +
    line(
      path(x + 4, y + h - 22, x + w - 4, y + h - 22) + path(x + 4, y + h - 12, x + w - 4, y + h - 12),
      3.5,
      pen,
    ) +
    line(dots(spots), 7, pen)
  );
};

/** Takes both hands and gives a cloth that hangs in a bow between them, its ends below the hands. */
export const measured = ([ax, ay]: Point, [bx, by]: Point): string => {
  const m = (ax + bx) / 2;
  const swag = `M${ax} ${ay - 6}Q${m} ${ay + 104} ${bx} ${by - 6}V${by + 8}Q${m} ${ay + 158} ${ax} ${ay + 8}Z`;
  const end = (x: number, k: number): string =>
    shape(x - k * 5, ay, x + k * 7, ay, x + k * 14, ay + 92, x - k * 10, ay + 92);
  const spots = [0.2, 0.35, 0.5, 0.65, 0.8].map((t): Point => [ax + (bx - ax) * t, ay + 262 * t * (1 - t)]);
  return (
    line(swag + end(ax, -1) + end(bx, 1), 14, ground) +
    cover(swag + end(ax, -1) + end(bx, 1), 4, cotton, cotton) +
    line(dots(spots), 7, ground) +
    line(path(ax - 14, ay + 82, ax + 10, ay + 82) + path(bx - 10, ay + 82, bx + 14, ay + 82), 3.5, ground)
  );
};

/** Takes the left end of the lower shelf and a width and gives two shelves with jars and boxes. */
export const jars = ([x, y]: Point, w: number): string => {
  const step = w / 4;
  const jar = (i: number): string => {
    const [cx, low] = [x + step * ((i % 4) + 0.5), y - 4 - 44 * Math.floor(i / 4)];
    return i % 3 ? box([cx - 10, low - 24], 20, 24) : disc([cx, low - 12], 12);
  };
  return (
    line(path(x, y, x + w, y) + path(x, y - 44, x + w, y - 44), 6) +
    cover(
      each(8, (i) => (i % 2 ? jar(i) : '')),
      4,
    ) +
    cover(
      each(8, (i) => (i % 2 ? '' : jar(i))),
      4,
      cotton,
      cotton,
    )
  );
};

/** Takes the left end of the lowest row, a size and how many stand there and gives a heap of clay pots. */
export const potHeap = ([x, y]: Point, s: number, low: number): string =>
  each(low, (j) => {
    const across = low - j;
    return each(across, (i) =>
      clayPot(
        [x + s * (i + 0.5 + j * 0.5) * 1.02, y - j * s * 0.94],
        s * 0.94,
        0,
        (i + j) % 2 ? ground : white,
      ),
    );
  });

/** Takes the middle of the foot and a height and gives a pair of scales, with fruit in one pan and a weight in the other. */
export const scales = ([x, y]: Point, h: number): string => {
  const [beam, arm, low] = [y - h, h * 0.46, y - h * 0.36];
  const pan = (k: number): string => `M${x + k * arm - 22} ${low}h44q-6 18 -22 18t-22 -18Z`;
  const cords = (k: number): string =>
    path(x + k * arm - 20, low, x + k * arm, beam + 4, x + k * arm + 20, low);
  return (
    line(path(x, y, x, beam - 8) + path(x - 22, y - 3, x + 22, y - 3), 7) +
    line(path(x - arm, beam + 4, x, beam, x + arm, beam + 4), 6) +
    line(cords(-1) + cords(1), 3.5) +
    cover([-10, 10].map((d) => disc([x - arm + d, low - 9], 9)).join(''), 4, white, cotton) +
    ink(box([x + arm - 11, low - 22], 22, 22)) +
    cover(pan(-1) + pan(1), 4, white, white) +
    ink(disc([x, beam - 6], 8))
  );
};
