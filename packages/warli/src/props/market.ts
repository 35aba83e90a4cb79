import {
  between,
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
  path,
  type Point,
  poly,
  shape,
  times,
  white,
} from '../svg';

/** Takes the left foot, a width and a height and gives a shop or stall with a striped awning. */
export function stall([x, y]: Point, w: number, h: number, colour: string = white): string {
  const n = Math.max(4, Math.round(w / 34));
  const strip = (i: number): string => {
    const [a, b] = [x + (w * i) / n, w / n];
    return `M${num(a)} ${num(y - h)}h${num(b)}v${num(h * 0.2)}a${num(b / 2)} ${num(b / 2)} 0 0 1 ${num(-b)} 0Z`;
  };
  const stripes = times(n);
  return (
    line(path(x + 6, y, x + 6, y - h) + path(x + w - 6, y, x + w - 6, y - h)) +
    cover(
      stripes
        .filter((i) => i % 2)
        .map(strip)
        .join(''),
      4,
    ) +
    cover(
      stripes
        .filter((i) => i % 2 === 0)
        .map(strip)
        .join(''),
      4,
      white,
      colour,
    )
  );
}

/** Takes a foot and a height and gives a flag that flies to the right. */
export function flag([x, y]: Point, h: number, colour: string = marigold): string {
  const s = h * 0.36;
  const cloth = `M${num(x)} ${num(y - h)}q${num(s * 0.4)} ${num(-s * 0.24)} ${num(s * 0.8)} 0t${num(s * 0.8)} 0l${num(-s * 0.3)} ${num(s * 0.36)}l${num(s * 0.3)} ${num(s * 0.36)}q${num(-s * 0.4)} ${num(s * 0.2)} ${num(-s * 0.8)} 0t${num(-s * 0.8)} 0Z`;
  return line(path(x, y, x, y - h - 8), 5) + ink(cloth, colour);
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
  return (
    line(bow(a, c, b), 3) +
    ink(tags.filter((_, i) => i % 3).join('')) +
    ink(tags.filter((_, i) => i % 3 === 0).join(''), marigold)
  );
}

/** Takes the left foot, a size and rows and gives shelves full of pots, boxes and jars. */
export function shelves([x, y]: Point, w: number, h: number, rows: number, across: number): string {
  const [dx, dy] = [w / across, h / rows];
  const ware = (i: number): string => {
    const [cx, cy, k] = [
      x + dx * ((i % across) + 0.5),
      y - dy * Math.floor(i / across) - 4,
      (i * 7 + Math.floor(i / across) * 3) % 4,
    ];
    if (k === 0) return box([cx - dx * 0.28, cy - dy * 0.55], dx * 0.56, dy * 0.55);
    if (k === 1) return disc([cx, cy - dy * 0.26], dx * 0.26, dy * 0.26);
    if (k === 2) return shape(cx - dx * 0.28, cy, cx, cy - dy * 0.62, cx + dx * 0.28, cy);
    return shape(
      cx - dx * 0.2,
      cy - dy * 0.6,
      cx + dx * 0.2,
      cy - dy * 0.6,
      cx - dx * 0.2,
      cy,
      cx + dx * 0.2,
      cy,
    );
  };
  const planks = times(rows + 1).map((j) => path(x, y - dy * j, x + w, y - dy * j));
  return line(box([x, y - h], w, h) + planks.join(''), 4) + line(each(rows * across, ware), 3);
}

/** Takes places and gives lights there: marigold dots. */
export const lights = (places: readonly Point[], width = 9): string => line(dots(places), width, marigold);
