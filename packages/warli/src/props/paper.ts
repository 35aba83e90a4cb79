import {
  box,
  cotton,
  cover,
  dashes,
  each,
  ground,
  line,
  path,
  type Point,
  shape,
  turned,
  white,
} from '../svg';

/** Takes the middle of the lower edge and a width and gives an open book, its lines written. */
export function book([x, y]: Point, w: number): string {
  const page = (k: number): string =>
    shape(x, y, x, y - w * 0.36, x + k * w * 0.5, y - w * 0.46, x + k * w * 0.5, y - w * 0.1);
  const rows = [0.1, 0.18, 0.26].map((a) =>
    [-1, 1]
      .map((k) => path(x + k * w * 0.08, y - w * (a + 0.02), x + k * w * 0.42, y - w * (a + 0.09)))
      .join(''),
  );
  return (
    cover(page(-1) + page(1), 5, white, cotton) +
    line(rows.join(''), 3.5, ground) +
    line(path(x, y, x, y - w * 0.36), 4, ground)
  );
}

/** Takes path data and gives a long sheet that lies along it, four lines of writing from end to end. */
export const manuscript = (way: string): string =>
  `<g stroke-linecap="butt">${line(way, 64, ground)}${line(way, 52, cotton)}${[38, 16]
    .map((w) => dashes(way, w, [w + 6, 12], ground) + line(way, w - 8, cotton))
    .join('')}</g>`;

/** Takes the near corner of the top, a width and the floor and gives a low desk whose top rises to the right. */
export const writingDesk = ([x, y]: Point, w: number, floor: number): string =>
  cover(shape(x, y, x + w, y - 42, x + w, floor, x, floor), 5) +
  line(
    [0.22, 0.5, 0.78]
      .map((a) => {
        const [cx, cy, r] = [x + w * a, y + (floor - y) * 0.5, w * 0.14];
        return shape(cx - r, cy, cx, cy - r * 1.9, cx + r, cy, cx, cy + r * 1.9);
      })
      .join(''),
    3.5,
  );

/** Takes the middle, a width, a height, a count of lines, a tilt and a fill and gives a written sheet that is held up; its last line is short. */
export const sheet = (
  [x, y]: Point,
  w: number,
  h: number,
  lines: number,
  tilt: number,
  fill: string = cotton,
): string =>
  turned(
    cover(box([x - w / 2, y - h / 2], w, h), 7, ground, fill) +
      line(
        each(lines, (i) => {
          const row = y + h * ((i + 1) / (lines + 1) - 0.5);
          return path(x - w * 0.3, row, x + w * (i === lines - 1 ? 0.05 : 0.3), row);
        }),
        8,
        ground,
      ),
    tilt,
    [x, y],
  );
