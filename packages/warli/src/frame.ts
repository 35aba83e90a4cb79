import { box, cover, dashes, dots, each, ink, larger, line, num, type Point, times } from './svg';

/** How a border band is patterned. */
export type Band = 'triangles' | 'zigzag' | 'diamonds' | 'comb' | 'dots';

const repeat = (w: number, step: number, draw: (i: number) => string): string => each(w / step, draw);

const patterns: Record<Band, (x: number, y: number, w: number, h: number) => string> = {
  triangles: (x, y, w, h) =>
    ink(
      repeat(w, w / Math.round(w / h), (i) => {
        const s = w / Math.round(w / h);
        return `M${num(x + i * s)} ${num(y + h)}l${num(s / 2)} ${num(-h)}l${num(s / 2)} ${num(h)}z`;
      }),
    ),
  zigzag: (x, y, w, h) => {
    const n = Math.round(w / (h * 1.4));
    const s = w / n / 2;
    const inner = times(n).map((i): Point => [x + s * (i * 2 + 1), y + h * 0.8]);
    return (
      line(`M${num(x)} ${num(y + h)}${each(n, () => `l${num(s)} ${num(-h)}l${num(s)} ${num(h)}`)}`, 4) +
      line(dots(inner), 7)
    );
  },
  diamonds: (x, y, w, h) => {
    const n = Math.round(w / (h * 1.25));
    const s = w / n;
    const d = times(n).map(
      (i) =>
        `M${num(x + i * s + 2)} ${num(y + h / 2)}l${num(s / 2 - 2)} ${num(-h / 2)}l${num(s / 2 - 2)} ${num(h / 2)}l${num(2 - s / 2)} ${num(h / 2)}z`,
    );
    return line(d.join(''), 3.5) + line(dots(times(n).map((i): Point => [x + (i + 0.5) * s, y + h / 2])), 8);
  },
  comb: (x, y, w, h) =>
    line(
      repeat(w, 18, (i) => `M${num(x + i * 18 + 5)} ${num(y + h)}l9 ${num(-h)}`),
      3.5,
    ),
  dots: (x, y, w, h) => line(dots(times(w / 22).map((i): Point => [x + i * 22 + 11, y + h / 2])), h * 0.45),
};

/** Takes a band, its left top corner, width and height and gives a border strip between two lines. */
export const band = (kind: Band, [x, y]: Point, w: number, h: number): string =>
  cover(box([x - 10, y - 8], w + 20, h + 16), 0, 'none') +
  patterns[kind](x, y, w, h) +
  line(`M${num(x)} ${num(y - 7)}h${num(w)}M${num(x)} ${num(y + h + 7)}h${num(w)}`, 4);

const turned = (body: string, x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) rotate(90)">${body}</g>`;

/** The edges of the canvas a border runs along. */
export interface Edges {
  readonly top?: Band;
  readonly bottom?: Band;
  readonly sides?: Band;
  /** Whether it opens a page: there its edges are no edges of the window, so bands begin and end with a tip. */
  readonly isOpening?: boolean;
  /** Whether it stands at the right of a coloured band: there its bands begin with a tip and run out at the right edge. */
  readonly isBeside?: boolean;
}

/** Where bands and lines of an opening begin, behind their tip, and as far from the right edge they end. */
export const start = 78;

/** The diamond whose left end is at a place. */
const tip = (x: number, y: number): string => `M${x} ${num(y)}l16 -13l16 13l-16 13z`;

/** The tips at both ends of a line or a row of dots that goes from `from` to `to` at the height `y`: two diamonds. */
export const tipsOf = (from: number, to: number, y: number): string =>
  ink(tip(from - 46, y) + tip(to + 14, y));

/** The tips at both ends with which something begins and ends at the height `y`. */
export const tips = (y: number, w = 1200): string => tipsOf(start, w - start, y);

/** The tip at the left at the height `y`: of a line or a row of dots that begins at `start`. */
export const leftTip = (y: number): string => ink(tip(start - 46, y));

/** Takes a height and gives a line from a tip to the right edge, for a picture at the right of a coloured band. */
export const lineToEdge = (y: number): string => leftTip(y) + line(`M${start} ${num(y)}H1200`, 6);

/** Takes a height and gives such a line with the grain of beaten earth below it. */
export const earthToEdge = (y: number): string =>
  lineToEdge(y) + dashes(`M${start + 8} ${num(y + 25)}H1200`, 5, [22, 22, 0, 22]);

/** Takes a drawing on the line at the height `y` and gives it a little smaller, its right edge and the line where they were: so that it begins behind the tip. */
export const behindTip = (y: number, drawing: string, scale = 0.94): string =>
  larger(drawing, scale, [1200, y]);

/** Takes a drawing on the line at the height `y` and gives it smaller, its middle and the line where they were: so that it stands between the tips. */
export const betweenTips = (y: number, drawing: string, scale = 0.92): string =>
  larger(drawing, scale, [600, y]);

/** Takes a drawing on the line at the height `y`, how many times as large and its left end, and gives it larger (or smaller), the line where it was: it begins where the line does, and things may run out at the right. */
export const fromTip = (y: number, drawing: string, scale: number, left: number): string =>
  larger(drawing, scale, [(start - left * scale) / (1 - scale), y]);

/** Takes a height and gives a line from tip to tip, for a picture that opens a page. */
export const groundLine = (y: number): string => tips(y) + line(`M${start} ${num(y)}H${1200 - start}`, 5);

/** Takes a height and gives a row of dots between two lines, from tip to tip: a band that weighs little. */
export const dotted = (y: number): string =>
  tips(y) +
  line(`M${start} ${num(y - 14)}H${1200 - start}M${start} ${num(y + 14)}H${1200 - start}`, 4) +
  dashes(`M${start + 12} ${num(y)}H${1200 - start - 10}`, 9, [0, 20]);

/** The tips of a band whose middle is at `y`, and the lines that close it: at the left, and at the right unless it runs out there. */
const ends = (y: number, thick: number, w: number, runsOut: boolean): string =>
  (runsOut ? leftTip(y) : tips(y, w)) +
  line(
    (runsOut ? [start] : [start, w - start])
      .map((x) => `M${x} ${num(y - thick / 2 - 9)}v${thick + 18}`)
      .join(''),
    4,
  );

/** Takes a band for each edge wanted and the canvas size and gives the border of the picture: bands at top and bottom alone run from edge to edge, so that they do not stop short where a picture runs out of the window. */
export function frame({ top, bottom, sides, isOpening, isBeside = false }: Edges, w = 1200, h = 900): string {
  const [gap, thick] = [26, 26];
  const from = gap + (top && sides ? thick + 22 : 0);
  const to = h - gap - (bottom && sides ? thick + 22 : 0);
  const hasTip = isOpening || isBeside;
  const left = hasTip ? start : sides ? gap : 0;
  const right = isBeside ? 0 : left;
  const strip = (kind: Band, y: number): string =>
    band(kind, [left, y], w - left - right, thick) + (hasTip ? ends(y + thick / 2, thick, w, isBeside) : '');
  const side = (x: number): string =>
    sides ? turned(band(sides, [0, -thick], to - from, thick), x, from) : '';
  return (
    side(gap) +
    side(w - gap - thick) +
    (top ? strip(top, gap) : '') +
    (bottom ? strip(bottom, h - gap - thick) : '')
  );
}
