import {
  box,
  cotton,
  cover,
  each,
  ground,
  line,
  marigold,
  move,
  path,
  type Point,
  polar,
  shape,
  times,
  white,
} from '../svg';

/** Takes the left foot and a size and gives papers tied up in cloth. */
export const bundle = ([x, y]: Point, w: number, h: number, cloth: string = cotton): string =>
  cover(shape(x, y, x + w * 0.05, y - h, x + w * 0.95, y - h, x + w, y), 4, white, cloth) +
  line(
    path(x + w * 0.5, y - h, x + w * 0.5, y) + path(x + w * 0.03, y - h * 0.5, x + w * 0.97, y - h * 0.5),
    3.5,
    cloth === ground ? white : ground,
  );

/** Takes the left foot and a size and gives a rack full of tied bundles; `free` is a place left empty. */
export function rack([x, y]: Point, w: number, h: number, rows: number, across: number, free = -1): string {
  const [dx, dy] = [w / across, h / rows];
  const store = (i: number): string => {
    const [px, py] = [x + dx * (i % across) + dx * 0.12, y - dy * Math.floor(i / across) - 4];
    const k = (i * 5 + Math.floor(i / across) * 2) % 7;
    if (k === 3 || i === free) return '';
    const low = bundle([px, py], dx * 0.76, dy * (k % 2 ? 0.34 : 0.42), k % 3 ? ground : cotton);
    return k > 4
      ? low
      : low +
          bundle(
            [px + dx * 0.06, py - dy * (k % 2 ? 0.34 : 0.42)],
            dx * 0.64,
            dy * 0.3,
            k % 3 ? cotton : ground,
          );
  };
  const planks = times(rows + 1).map((j) => path(x, y - dy * j, x + w, y - dy * j));
  return (
    line(planks.join(''), 7) +
    line(path(x, y, x, y - h) + path(x + w, y, x + w, y - h), 9) +
    each(rows * across, store)
  );
}

/** Takes the middle of the foot and of the top, and a width, and gives a ladder. */
export function ladder(foot: Point, top: Point, w: number): string {
  const n = Math.round(Math.hypot(top[0] - foot[0], top[1] - foot[1]) / 56);
  const rung = (i: number): string => {
    const t = (i + 0.5) / n;
    const [px, py]: Point = [foot[0] + (top[0] - foot[0]) * t, foot[1] + (top[1] - foot[1]) * t];
    return path(px - w / 2, py, px + w / 2, py);
  };
  return line(
    [-w / 2, w / 2].map((d) => path(foot[0] + d, foot[1], top[0] + d, top[1])).join('') + each(n, rung),
    6,
  );
}

/** Takes the middle and a width and gives a tied file, its ribbon in the accent. */
export const folder = (at: Point, w: number, tilt = -8): string => {
  const [a, b] = [polar(at, tilt, w / 2), polar(at, tilt + 180, w / 2)];
  const h = w * 0.36;
  return (
    cover(`${path(b[0], b[1] - h, a[0], a[1] - h, a[0], a[1] + h, b[0], b[1] + h)}Z`, 5, white, cotton) +
    line(path(...move(at, 0, -h), ...move(at, 0, h)), 7, marigold) +
    line(path(...b, ...a), 7, marigold)
  );
};

/** Takes the corner and a size and gives a wall whose stones lie in courses. */
export const courses = ([x, y]: Point, w: number, h: number, rows: number): string =>
  cover(box([x, y], w, h), 5) +
  line(
    each(rows, (j) => {
      const top = y + (h * j) / rows;
      const joints = times(w / 64).map((i) => x + 32 + i * 64 + (j % 2 ? 0 : -20));
      return path(x, top, x + w, top) + joints.map((a) => path(a, top, a, top + h / rows)).join('');
    }),
    3,
  );
