import { between, box, bow, cotton, cover, disc, dots, ink, line, marigold, move, num, poly, times, white, type Point } from './svg';
import { spiral } from './land';

const zigzag = ([x, y]: Point, w: number, h: number, count: number): string =>
  poly(times(count * 2 + 1).map((i): Point => [x + (w * i) / (count * 2), y - (i % 2) * h]));

/** Takes the left foot, a width and a height and gives a hut with a thatched roof and a painted wall. */
export function hut([x, y]: Point, w: number, h: number): string {
  const wall = h * 0.5;
  const top: Point = [x + w / 2, y - h];
  const [l, r]: [Point, Point] = [[x - w * 0.14, y - wall], [x + w * 1.14, y - wall]];
  const straw = times(w / 14).map((i) => poly([between(between(l, r, 0.04), between(l, r, 0.96), i / (w / 14 - 1)), between(top, between(l, r, i / (w / 14 - 1)), 0.12)]));
  const door = box([x + w * 0.38, y - wall * 0.66], w * 0.24, wall * 0.66);
  return (
    cover(box([x, y - wall], w, wall)) +
    line(zigzag([x + 4, y - wall * 0.74], w - 8, wall * 0.16, Math.max(4, Math.round(w / 26))), 3) +
    cover(door, 4) + cover(poly([l, top, r], true)) + line(straw.join(''), 3)
  );
}

/** Takes the left foot, a size and the windows across and up and gives a block of a city. */
export function block([x, y]: Point, w: number, h: number, across: number, up: number): string {
  const [dx, dy] = [w / (across + 0.6), (h - 10) / (up + 0.6)];
  const pane = (i: number): string =>
    box([x + dx * ((i % across) + 0.52), y - h + dy * (Math.floor(i / across) + 0.5)], dx * 0.54, dy * 0.52);
  return cover(box([x, y - h], w, h)) + line(times(across * up).map(pane).join(''), 3) + line(zigzag([x, y - h], w, 9, Math.round(w / 16)), 3);
}

/** Takes the left foot, a width and a height and gives a factory: saw-tooth roof, chimney, curling smoke. */
export function factory([x, y]: Point, w: number, h: number): string {
  const wall = h * 0.42;
  const teeth = times(3).flatMap((i): Point[] => [[x + (w * 0.72 * i) / 3, y - h * 0.66], [x + (w * 0.72 * (i + 1)) / 3, y - wall]]);
  const roof = poly([[x, y], ...teeth, [x + w, y - wall], [x + w, y]], true);
  const stack = poly([[x + w * 0.8, y - wall], [x + w * 0.83, y - h], [x + w * 0.91, y - h], [x + w * 0.94, y - wall]], true);
  const panes = times(5).map((i) => box([x + w * (0.06 + i * 0.19), y - wall * 0.68], w * 0.1, wall * 0.36));
  const smoke = spiral([x + w * 0.9, y - h * 1.16], h * 0.11, 2) + spiral([x + w * 1.06, y - h * 1.34], h * 0.14, 2, 200);
  return cover(stack) + cover(roof) + line(panes.join('') + smoke, 3.5);
}

/** Takes the left foot, a width and a height and gives a pillared house: a bank, a hall. */
export function hall([x, y]: Point, w: number, h: number, pillars = 5): string {
  const [eaves, step] = [y - h * 0.66, h * 0.06];
  const roof = poly([[x - w * 0.05, eaves], [x + w / 2, y - h], [x + w * 1.05, eaves]], true);
  const post = (i: number): string => box([x + w * 0.06 + (i * (w * 0.88 - 16)) / (pillars - 1), eaves + 12], 16, h * 0.66 - 12 - step * 2);
  return (
    cover(box([x, eaves], w, h * 0.66)) + cover(roof) + line(disc([x + w / 2, y - h * 0.79], h * 0.065), 4) +
    ink(times(pillars).map(post).join('')) +
    cover(box([x - w * 0.03, y - step * 2], w * 1.06, step) + box([x - w * 0.07, y - step], w * 1.14, step), 4)
  );
}

/** Takes the left foot, a width and a height and gives a shop or stall with a striped awning. */
export function stall([x, y]: Point, w: number, h: number, colour: string = white): string {
  const n = Math.max(4, Math.round(w / 34));
  const strip = (i: number): string => {
    const [a, b] = [x + (w * i) / n, w / n];
    return `M${num(a)} ${num(y - h)}h${num(b)}v${num(h * 0.2)}a${num(b / 2)} ${num(b / 2)} 0 0 1 ${num(-b)} 0Z`;
  };
  const stripes = times(n);
  return (
    line(poly([[x + 6, y], [x + 6, y - h]]) + poly([[x + w - 6, y], [x + w - 6, y - h]])) +
    cover(stripes.filter((i) => i % 2).map(strip).join(''), 4) + cover(stripes.filter((i) => i % 2 === 0).map(strip).join(''), 4, white, colour)
  );
}

/** Takes the middle of the foot, a width and a height and gives a tent seen from its door. */
export function tent([x, y]: Point, w: number, h: number, colour: string = cotton): string {
  const top: Point = [x, y - h];
  const seam = [0.3, 0.7].map((t) => poly([between([x - w / 2, y], top, t), between([x, y], top, t)]) + poly([between([x + w / 2, y], top, t), between([x, y], top, t)]));
  return (
    cover(poly([[x - w / 2, y], top, [x + w / 2, y]], true)) + line(seam.join(''), 3) +
    cover(poly([[x - w * 0.15, y], [x, y - h * 0.62], [x + w * 0.15, y]], true), 4, white, colour) +
    line(poly([move(top, -8, -14), top, move(top, 8, -14)]) + poly([[x - w / 2, y], [x - w * 0.62, y + 8]]) + poly([[x + w / 2, y], [x + w * 0.62, y + 8]]), 4)
  );
}

/** Takes a foot and a height and gives a flag that flies to the right. */
export function flag([x, y]: Point, h: number, colour: string = marigold): string {
  const s = h * 0.36;
  const cloth = `M${num(x)} ${num(y - h)}q${num(s * 0.4)} ${num(-s * 0.24)} ${num(s * 0.8)} 0t${num(s * 0.8)} 0l${num(-s * 0.3)} ${num(s * 0.36)}l${num(s * 0.3)} ${num(s * 0.36)}q${num(-s * 0.4)} ${num(s * 0.2)} ${num(-s * 0.8)} 0t${num(-s * 0.8)} 0Z`;
  return line(poly([[x, y], [x, y - h - 8]]), 5) + ink(cloth, colour);
}

/** Takes two ends and a sag and gives a string of pennants between them. */
export function bunting(a: Point, b: Point, sag: number, count: number): string {
  const c: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag * 2];
  const at = (t: number): Point => between(between(a, c, t), between(c, b, t), t);
  const tag = (i: number): string => {
    const [p, q] = [at((i + 0.15) / count), at((i + 0.85) / count)];
    return poly([p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + 26], q], true);
  };
  const tags = times(count).map(tag);
  return line(bow(a, c, b), 3) + ink(tags.filter((_, i) => i % 3).join('')) + ink(tags.filter((_, i) => i % 3 === 0).join(''), marigold);
}

/** Takes the left foot, a size and rows and gives shelves full of pots, boxes and jars. */
export function shelves([x, y]: Point, w: number, h: number, rows: number, across: number): string {
  const [dx, dy] = [w / across, h / rows];
  const ware = (i: number): string => {
    const [cx, cy, k] = [x + dx * ((i % across) + 0.5), y - dy * Math.floor(i / across) - 4, (i * 7 + Math.floor(i / across) * 3) % 4];
    if (k === 0) return box([cx - dx * 0.28, cy - dy * 0.55], dx * 0.56, dy * 0.55);
    if (k === 1) return disc([cx, cy - dy * 0.26], dx * 0.26, dy * 0.26);
    if (k === 2) return poly([[cx - dx * 0.28, cy], [cx, cy - dy * 0.62], [cx + dx * 0.28, cy]], true);
    return poly([[cx - dx * 0.2, cy - dy * 0.6], [cx + dx * 0.2, cy - dy * 0.6], [cx - dx * 0.2, cy], [cx + dx * 0.2, cy]], true);
  };
  const planks = times(rows + 1).map((j) => poly([[x, y - dy * j], [x + w, y - dy * j]]));
  return line(box([x, y - h], w, h) + planks.join(''), 4) + line(times(rows * across).map(ware).join(''), 3);
}

/** Takes places and gives lights there: marigold dots. */
export const lights = (places: readonly Point[], width = 9): string => line(dots(places), width, marigold);
