import {
  bow,
  box,
  cover,
  disc,
  dots,
  each,
  ink,
  line,
  marigold,
  num,
  onBow,
  path,
  type Point,
  polar,
  poly,
  times,
} from '../svg';

/** Takes the left end of the sill, a width, a height and the left edge of the open door and gives the side of a suburban carriage, faces at its barred windows. */
export function carriage([x, y]: Point, w: number, h: number, door: number): string {
  const [top, low] = [y - h * 0.78, y - h * 0.42];
  const pane = (i: number): string => {
    const a = x + 34 + i * 178;
    return (
      cover(box([a, top], 140, low - top), 5) +
      ink(
        disc([a + 72, low - 62], 27) +
          poly(
            [
              [a + 30, low - 3],
              [a + 114, low - 3],
              [a + 72, low - 36],
            ],
            true,
          ),
      ) +
      line(
        each(4, (j) => path(a, top + 34 + j * 36, a + 140, top + 34 + j * 36)),
        3.5,
      )
    );
  };
  return (
    cover(
      `M${num(x)} ${num(y - h)}H${num(x + w - 46)}Q${num(x + w)} ${num(y - h)} ${num(x + w)} ${num(y - h + 60)}V${num(y)}H${num(x)}Z`,
      7,
    ) +
    line(path(x, y - h + 46, x + w, y - h + 46), 5) +
    each((door - x) / 178, pane) +
    line(path(x + 10, low + 34, door, low + 34), 12, marigold) +
    line(path(x, low + 60, door, low + 60), 4) +
    cover(box([door, top - 14], 170, y - top + 14), 7) +
    line(path(door + 85, top - 14, door + 85, y), 6)
  );
}

/** Takes a foot, a height and how far the tip is blown and gives a stem of bamboo with its joints and streaming leaves. */
export function bamboo([x, y]: Point, h: number, sway: number): string {
  const [c, tip]: [Point, Point] = [
    [x - sway * 0.1, y - h * 0.7],
    [x + sway, y - h + Math.abs(sway) * 0.3],
  ];
  const at = (t: number): Point => onBow([x, y], c, tip, t);
  const joints = times(9).map((i) => {
    const [a, b] = [at(0.08 + i * 0.1), at(0.1 + i * 0.1)];
    const way = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    return poly([polar(a, way + 90, 10), polar(a, way - 90, 10)]);
  });
  const blown = sway < 0 ? 180 : 0;
  const leaf = (i: number): string => {
    const from = at(0.44 + i * 0.06);
    const turn = blown + (sway < 0 ? -1 : 1) * ((i % 3) * 22 - 14);
    const long = h * (0.16 - i * 0.006);
    const [m, n] = [polar(from, turn - 9, long * 0.5), polar(from, turn + 9, long * 0.5)];
    return poly([from, m, polar(from, turn, long), n], true);
  };
  return (
    line(bow([x, y], c, tip), 13) +
    line(bow([x, y], c, tip), 5, 'currentColor') +
    line(joints.join(''), 4) +
    ink(each(10, leaf))
  );
}

/** Takes the middle of the foot, a width and a height and gives a hut without a front wall. */
export const openHut = ([x, y]: Point, w: number, h: number): string => {
  const eaves = y - h * 0.6;
  const straw = times(w / 18).map((i) =>
    path(
      x - w * 0.58 + (i * w * 1.16) / (w / 18 - 1),
      eaves - 4,
      x + (i / (w / 18 - 1) - 0.5) * w * 0.05,
      y - h + 16,
    ),
  );
  return (
    line(path(x - w * 0.44, y, x - w * 0.44, eaves) + path(x + w * 0.44, y, x + w * 0.44, eaves), 7) +
    cover(
      poly(
        [
          [x - w * 0.62, eaves],
          [x, y - h],
          [x + w * 0.62, eaves],
        ],
        true,
      ),
      5,
    ) +
    line(straw.join(''), 3) +
    line(path(x - w * 0.62, y, x + w * 0.62, y), 7) +
    line(dots(times(w / 24).map((i): Point => [x - w * 0.54 + i * 24, y + 16])), 6)
  );
};
