import { band } from '../frame';
import {
  box,
  cotton,
  cover,
  dots,
  each,
  ground,
  hide,
  line,
  path,
  type Point,
  shape,
  times,
  white,
} from '../svg';

/** How thick a bound book is. */
const thick = 21;

/** How far each book of a pile lies beside the one below, and how much narrower it is. */
const [shifts, narrower] = [
  [0, 5, -4, 3, -2],
  [0, 8, 0, 14, 4],
] as const;

/** Takes the middle of the foot, a width and a count and gives a pile of bound books, two bands on each back. */
export const pile = ([x, y]: Point, w: number, count: number): string =>
  each(count, (i) => {
    const [dx, wide] = [shifts[i % shifts.length] ?? 0, w - (narrower[i % narrower.length] ?? 0)];
    const [left, top, dark] = [x + dx - wide / 2, y - thick * (i + 1), i % 3 === 1];
    const bar = (at: number): string => path(left + at, top + 3, left + at, top + thick - 3);
    return (
      cover(box([left, top], wide, thick), 4, dark ? white : ground, dark ? ground : cotton) +
      line(bar(16) + bar(wide - 16), 5, dark ? white : ground)
    );
  });

/** Takes the middle of the foot and a width and gives a register that lies open: a thick book, its columns ruled. */
export const register = ([x, y]: Point, w: number): string => {
  const page = (k: number): string =>
    shape(x, y - 10, x, y - 42, x + k * w * 0.44, y - 58, x + k * w * 0.5, y - 16);
  const rule = (k: number, t: number): string =>
    path(x + k * w * 0.05, y - 12 - t * 30, x + k * w * (0.45 - t * 0.04), y - 20 - t * 34);
  return (
    cover(shape(x - w * 0.53, y - 8, x + w * 0.53, y - 8, x + w * 0.5, y, x - w * 0.5, y), 4, white, white) +
    cover(page(-1) + page(1), 5, ground, cotton) +
    line([-1, 1].map((k) => each(3, (i) => rule(k, (i + 0.8) / 3.4))).join(''), 3.5, ground) +
    line(path(x, y - 10, x, y - 42), 4, ground)
  );
};

/** Takes the left end of the top, a width and the floor and gives a long table under a cloth with a woven border, its hem in scallops. */
export const drapedTable = ([x, y]: Point, w: number, floor: number): string => {
  const [hem, n] = [floor - 52, Math.round(w / 54)];
  const step = w / n;
  const legs = [34, w - 34].map((dx) => path(x + dx, hem, x + dx, floor)).join('');
  const scallops = each(n, () => `q${-step / 2} 46 ${-step} 0`);
  const drops = times(n).map((i): Point => [x + step * (i + 0.5), hem - 2]);
  return (
    hide(box([x, hem], w + 10, floor + 7 - hem)) +
    line(legs, 9) +
    cover(`M${x} ${y}h${w}V${hem}${scallops}Z`, 5) +
    band('diamonds', [x + 8, y + 34], w - 16, 40) +
    line(dots(times(w / 27).map((i): Point => [x + 14 + i * 27, y + 106])), 7) +
    line(dots(drops), 10) +
    cover(box([x - 16, y - 8], w + 32, 16), 4, white, white)
  );
};
