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

/** A glyph: the word for what it shows, and its parts. */
export type Glyph = readonly [shows: string, ...parts: Part[]];

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
  discs: pairs(xy).map((at) => ({ across: Math.round(across * 10) / 10, at })),
});

/** Takes parts and gives them as one. */
export const joined = (...parts: readonly Part[]): Part => ({
  lines: parts.map(({ lines }) => lines).join(''),
  solids: parts.map(({ solids }) => solids).join(''),
  discs: parts.flatMap((part) => part.discs),
});

/** Takes points and gives path data of a closed shape, exact to a decimal. */
export const closed = (places: readonly Point[]): string => `${curve(places)}Z`;

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

/** Takes a part and gives it as SVG elements: discs are dots as wide as their line, since that is shortest. */
export function markup({ lines, solids, discs: dots }: Part): string {
  const widths = [...new Set(dots.map(({ across }) => across))];
  return [
    lines && `<path d="${lines}"/>`,
    solids && `<path fill="currentColor" d="${solids}"/>`,
    ...widths.map((width) => {
      const places = dots.filter(({ across }) => across === width);
      const data = places.map(({ at: [x, y] }) => `M${num(x)} ${num(y)}h0`).join('');
      return `<path stroke-width="${width}" d="${data}"/>`;
    }),
  ].join('');
}
