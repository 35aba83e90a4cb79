import { curve, num, pairs, polar, times, type Point } from '../svg';

/** A filled circle: its width and its middle. */
interface Disc {
  readonly across: number;
  readonly at: Point;
}

/** What a glyph is put together from, on a canvas of 24 by 24: path data of its lines and of its filled shapes, and its discs. */
export interface Part {
  readonly lines: string;
  readonly solids: string;
  readonly discs: readonly Disc[];
}

/** A glyph: the word for what it stands for, and its parts. */
export type Glyph = readonly [meaning: string, ...parts: Part[]];

/** Glyphs by their names, without the prefix. */
export type Glyphs = Readonly<Record<string, Glyph>>;

const nothing: Part = { lines: '', solids: '', discs: [] };

/** Takes path data and gives its lines. */
export const line = (...data: string[]): Part => ({ ...nothing, lines: data.join('') });

/** Takes path data and gives the shapes filled, their corners rounded by the line around them. */
export const solid = (...data: string[]): Part => ({ ...nothing, solids: data.join('') });

/** Takes a width and x and y in turn and gives discs. */
export const discs = (across: number, ...xy: number[]): Part => ({
  ...nothing,
  discs: pairs(xy).map(([x, y]) => ({ across: toHalf(across), at: [toHalf(x), toHalf(y)] })),
});

/** Takes parts and gives them as one. */
export const joined = (...parts: readonly Part[]): Part => ({
  lines: parts.map(({ lines }) => lines).join(''),
  solids: parts.map(({ solids }) => solids).join(''),
  discs: parts.flatMap((part) => part.discs),
});

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

/** Takes a part and gives it as SVG elements, as few as can be: discs are dots as wide as their line. */
export function markup({ lines, solids, discs: dots }: Part): string {
  const [stroked, filled] = solids && isStrokes(lines) ? ['', solids + lines] : [lines, solids];
  const widths = [...new Set(dots.map(({ across }) => across))];
  return [
    stroked && `<path d="${stroked}"/>`,
    filled && `<path fill="currentColor" d="${filled}"/>`,
    ...widths.map((width) => {
      const places = dots.filter(({ across }) => across === width);
      const data = places.map(({ at: [x, y] }) => `M${num(x)} ${num(y)}h0`).join('');
      return `<path stroke-width="${width}" d="${data}"/>`;
    }),
  ].join('');
}
