import { curve, num, pairs, polar, times, type Point } from '../svg';

/** A line of another width than the rest: a bar, or a disc, which is a line without length. */
interface Bar {
  readonly width: number;
  readonly data: string;
}

/** What a glyph is put together from, on a canvas of 24 by 24: path data of its lines and of its filled shapes, and its bars and discs. */
export interface Part {
  readonly lines: string;
  readonly solids: string;
  readonly bars: readonly Bar[];
}

/** A glyph: the word for what it stands for, and its parts. */
export type Glyph = readonly [meaning: string, ...parts: Part[]];

/** Glyphs by their names, without the prefix. */
export type Glyphs = Readonly<Record<string, Glyph>>;

const nothing: Part = { lines: '', solids: '', bars: [] };

/** Takes path data and gives its lines. */
export const line = (...data: string[]): Part => ({ ...nothing, lines: data.join('') });

/** Takes a width and path data and gives lines as wide as that. */
export const bars = (width: number, ...data: string[]): Part => ({
  ...nothing,
  bars: [{ width, data: data.join('') }],
});

/** Takes path data and gives the shapes filled, their corners rounded by the line around them. A shape inside of another that runs the other way round is cut out of it. */
export const solid = (...data: string[]): Part => ({ ...nothing, solids: data.join('') });

/** Takes a width and x and y in turn and gives discs. */
export const discs = (across: number, ...xy: number[]): Part => ({
  ...nothing,
  bars: pairs(xy).map(([x, y]) => ({
    width: toHalf(across),
    data: `M${num(toHalf(x))} ${num(toHalf(y))}h0`,
  })),
});

/** Takes parts and gives them as one. */
export const joined = (...parts: readonly Part[]): Part => ({
  lines: parts.map(({ lines }) => lines).join(''),
  solids: parts.map(({ solids }) => solids).join(''),
  bars: parts.flatMap((part) => part.bars),
});

/** Takes a middle and half a width and gives path data of a circle to cut holes out of: `disc` runs the other way round, and is such a hole. */
export const round = ([x, y]: Point, r: number): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0 ${num(r)} ${num(r)} 0 1 1 ${num(-2 * r)} 0z`;

const toHalf = (value: number): number => Math.round(value * 2) / 2;

/** Takes points and gives path data of an open line, on halves of a unit: what is finer is not seen, and weighs. */
export const open = (places: readonly Point[]): string =>
  curve(places.map(([x, y]): Point => [toHalf(x), toHalf(y)]));

/** Takes points and gives path data of a closed shape, on halves of a unit. */
export const closed = (places: readonly Point[]): string => `${open(places)}Z`;

/** Takes a middle, a count and a distance and gives as many places around it, the first above, x and y in turn. */
export const around = (middle: Point, count: number, r: number): number[] =>
  times(count).flatMap((i) => polar(middle, (i * 360) / count - 90, r));

/** Takes a middle, a count, two distances from it and half a width, and gives triangles around it, the first above: their base lies at the first distance, their tip at the second. */
export const rays = (middle: Point, count: number, base: number, tip: number, half: number): string =>
  times(count)
    .map((i) => (i * 360) / count - 90)
    .map((way) => {
      const foot = polar(middle, way, base);
      return closed([polar(foot, way + 90, half), polar(middle, way, tip), polar(foot, way - 90, half)]);
    })
    .join('');

/** Whether path data is straight lines only, each by itself. They surround nothing, so they may be filled. */
const isStrokes = (data: string): boolean =>
  /^(?:M[^A-Za-z]+(?:[HVhv][^A-Za-z]+|[Ll]-?[\d.]+[ -][\d.]+))*$/.test(data);

/** Takes a part and gives it as SVG elements, as few as can be. */
export function markup({ lines, solids, bars: wide }: Part): string {
  const [stroked, filled] = solids && isStrokes(lines) ? ['', solids + lines] : [lines, solids];
  const widths = [...new Set(wide.map(({ width }) => width))];
  return [
    stroked && `<path d="${stroked}"/>`,
    filled && `<path fill="currentColor" d="${filled}"/>`,
    ...widths.map((width) => {
      const same = wide.filter((bar) => bar.width === width);
      return `<path stroke-width="${width}" d="${same.map(({ data }) => data).join('')}"/>`;
    }),
  ].join('');
}
