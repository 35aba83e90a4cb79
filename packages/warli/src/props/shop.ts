import type { Held } from '../figure/bones';
import {
  box,
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  line,
  num,
  path,
  type Point,
  poly,
  shape,
  times,
  white,
} from '../svg';

/** A broom that stands on the floor, held in the hand. */
export const broom: Held = ([x, y], { h, at, left }) => {
  const k = (left ? -1 : 1) * h;
  const [top, low]: [Point, Point] = [
    [x - k * 0.03, y - h * 0.2],
    [x + k * 0.06, at[1] - h * 0.16],
  ];
  return (
    line(poly([top, low]), 6) +
    line(
      times(6)
        .map((i) => poly([low, [low[0] + k * (i * 0.035 - 0.05), at[1]]]))
        .join(''),
      4,
    )
  );
};

/** A cloth that hangs over the forearm, patterned with dots. */
export const garment: Held = ([x, y], { h, left }) => {
  const k = (left ? -1 : 1) * h;
  const cloth = shape(
    x,
    y - h * 0.02,
    x - k * 0.14,
    y + h * 0.02,
    x - k * 0.14,
    y + h * 0.26,
    x,
    y + h * 0.24,
  );
  return (
    cover(cloth, 4, white, cotton) +
    line(
      dots(
        times(6).map((i): Point => [
          x - k * (0.04 + (i % 2) * 0.06),
          y + h * (0.07 + Math.floor(i / 2) * 0.06),
        ]),
      ),
      7,
      ground,
    )
  );
};

/** Takes the left top corner and a size and gives a curtain in folds on its rings, drawn aside as far as `open` says. */
export function curtain([x, y]: Point, w: number, h: number, open = 0, colour: string = white): string {
  const wide = w * (1 - open);
  const n = Math.max(3, Math.round(wide / 30));
  const hem = each(n, () => `q${num(-wide / n / 2)} 14 ${num(-wide / n)} 0`);
  return (
    cover(`M${num(x)} ${num(y)}h${num(wide)}v${num(h)}${hem}Z`, 5) +
    line(
      each(n - 1, (i) =>
        path(x + (wide * (i + 1)) / n, y + 8, x + (wide * (i + 1)) / n + (open ? -4 : 0), y + h - 4),
      ),
      3.5,
    ) +
    line(path(x + 4, y + h - 34, x + wide - 4, y + h - 34), 9, colour) +
    line(path(x - 6, y - 6, x + w + 6, y - 6), 9)
  );
}

/** A box, a jar or a bucket on its shelf, in a place of the given size. */
function ware([cx, base]: Point, dx: number, dy: number, kind: number): string {
  if (kind === 0)
    return (
      cover(box([cx - dx * 0.34, base - dy * 0.52], dx * 0.68, dy * 0.52), 4, white, cotton) +
      line(path(cx, base - dy * 0.52, cx, base), 4, ground)
    );
  if (kind === 1)
    return (
      cover(disc([cx, base - dy * 0.27], dx * 0.3, dy * 0.27), 4) +
      line(path(cx - dx * 0.16, base - dy * 0.56, cx + dx * 0.16, base - dy * 0.56), 8)
    );
  const [wide, slim, top] = [dx * 0.3, dx * 0.2, base - dy * 0.58];
  return cover(shape(cx - wide, base, cx - slim, top, cx + slim, top, cx + wide, base), 4);
}

/** Takes the left foot, a size, columns and rows and gives a tall open rack with goods; `free` are places left empty. */
export function tallRack(
  [x, y]: Point,
  w: number,
  h: number,
  across: number,
  rows: number,
  free: readonly number[],
): string {
  const [dx, dy] = [w / across, h / rows];
  const goods = (i: number): string => {
    const row = Math.floor(i / across);
    const at: Point = [x + dx * ((i % across) + 0.5), y - dy * row - 5];
    return free.includes(i) ? '' : ware(at, dx, dy, (i * 5 + row * 2) % 3);
  };
  return (
    line(box([x, y - h], w, h), 9) +
    line(
      each(rows - 1, (j) => path(x, y - dy * (j + 1), x + w, y - dy * (j + 1))),
      7,
    ) +
    each(across * rows, goods)
  );
}
