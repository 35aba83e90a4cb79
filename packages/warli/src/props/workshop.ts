import { spiral } from '../ground/land';
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
  shape,
  times,
  turned,
  white,
} from '../svg';

/** Path data from `a` to `b` with a round knob half way, to one side or the other. */
function knobbed([ax, ay]: Point, [bx, by]: Point, side: number): string {
  const r = Math.hypot(bx - ax, by - ay) * 0.14;
  const at = (t: number): string => `${num(ax + (bx - ax) * t)} ${num(ay + (by - ay) * t)}`;
  return `L${at(0.41)}A${num(r)} ${num(r)} 0 1 ${side > 0 ? 1 : 0} ${at(0.59)}L${at(1)}`;
}

/** Which way the knob of an edge points: none at the rim of the puzzle. */
const knob = (i: number, j: number): number => ((i * 3 + j) % 2 ? 1 : -1);

/** Takes the left top corner, the size of a piece and its place and gives path data of a puzzle piece that fits its neighbours there. */
export function piece(
  [x, y]: Point,
  s: number,
  [i, j]: readonly [number, number],
  across: number,
  rows: number,
): string {
  const [a, b, c, d]: [Point, Point, Point, Point] = [
    [x, y],
    [x + s, y],
    [x + s, y + s],
    [x, y + s],
  ];
  const edge = (from: Point, to: Point, rim: boolean, side: number): string =>
    rim ? `L${num(to[0])} ${num(to[1])}` : knobbed(from, to, side);
  return `M${num(x)} ${num(y)}${edge(a, b, j === 0, knob(i, j))}${edge(b, c, i === across - 1, knob(i + 1, j))}${edge(c, d, j === rows - 1, -knob(i, j + 1))}${edge(d, a, i === 0, -knob(i, j))}Z`;
}

const motif = ([x, y]: Point, s: number, kind: number): string =>
  [
    spiral([x, y], s * 0.2, 2.4),
    shape(x - s * 0.2, y, x, y - s * 0.2, x + s * 0.2, y, x, y + s * 0.2) + disc([x, y], s * 0.03),
    disc([x, y], s * 0.18) + disc([x, y], s * 0.09),
    shape(x - s * 0.18, y + s * 0.14, x, y - s * 0.18, x + s * 0.18, y + s * 0.14),
  ][kind % 4] ?? '';

/** Takes the left top corner, the size of a piece, a count across and up and the piece that is missing and gives a puzzle as large as a wall: cloth with seams of the ground, so that lines before it can be read. */
export const puzzle = (
  [x, y]: Point,
  s: number,
  across: number,
  rows: number,
  gap: readonly [number, number],
): string =>
  each(across * rows, (n) => {
    const [i, j] = [n % across, Math.floor(n / across)];
    const at: Point = [x + i * s, y + j * s];
    const free = i === gap[0] && j === gap[1];
    return free
      ? ''
      : cover(piece(at, s, [i, j], across, rows), 5, ground, cotton) +
          line(motif([at[0] + s / 2, at[1] + s / 2], s, n + j), 5, ground);
  });

/** Takes the middle of the foot, a width, the height of a storey and how far each leans and gives a tower of paper rolls with a sheet over each storey. */
export const paperTower = ([x, y]: Point, w: number, h: number, storeys: number, lean: number): string =>
  each(storeys, (i) => {
    const [cx, base, half] = [x + lean * i * i, y - i * h, (w / 2) * (1 - i * 0.09)];
    const roll = (k: number): string =>
      cover(box([cx + k * half * 0.72 - 17, base - h + 8], 34, h - 10), 4, white, k ? ground : cotton) +
      line(
        path(cx + k * half * 0.72 - 5, base - 6, cx + k * half * 0.72 - 5, base - h + 14),
        3,
        k ? white : ground,
      );
    return turned(
      [-1, 0, 1].map(roll).join('') +
        line(path(cx - half * 1.14, base - h + 4, cx + half * 1.14, base - h + 4), 10),
      lean * i * 0.5,
      [cx, base],
    );
  });

/** Takes the left top corner and a size and gives a written note on a pin. */
export const note = (
  [x, y]: Point,
  s: number,
  tilt: number,
  fill: string = cotton,
  ink: string = ground,
): string =>
  turned(
    cover(box([x, y], s, s), 4, white, fill) +
      line(
        times(3)
          .map((i) =>
            path(
              x + s * 0.16,
              y + s * (0.4 + i * 0.18),
              x + s * (i === 2 ? 0.56 : 0.84),
              y + s * (0.4 + i * 0.18),
            ),
          )
          .join(''),
        3.5,
        ink,
      ) +
      line(dots([[x + s / 2, y + s * 0.14]]), s * 0.12, ink),
    tilt,
    [x + s / 2, y + s / 2],
  );
