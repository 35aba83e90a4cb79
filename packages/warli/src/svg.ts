/** A place on the canvas: x to the right, y down, in canvas units. */
export type Point = readonly [number, number];

/** The colour of rice paste: nearly every line and body. */
export const white = '#fffaf0';
/** The accent of lamps, suns and turbans. Sparing. */
export const marigold = '#f2a83b';
/** The second accent: a warm cotton, for cloth and paper. */
export const cotton = '#f6ead3';
/** A darker cotton: cloth on a light sheet, and what stands behind people. */
export const sand = '#d9bd8c';
/** The ground itself, for what hides the things behind it. The page sets `color` to it. */
export const ground = 'currentColor';

/** Takes a number and gives it as text with at most one decimal. */
export const num = (value: number): string => String(Math.round(value * 10) / 10 || 0);

// Whole numbers: half a unit is not seen under a five-unit line, and the files are a quarter smaller.
const pair = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

const fine = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

/** Takes points of a small curve and gives path data through them, exact to a decimal. */
export const curve = (places: readonly Point[]): string => `M${places.map(fine).join('L')}`;

/** Takes points and gives path data through them, closed if asked. */
export const poly = (corners: readonly Point[], closed = false): string =>
  `M${corners.map(pair).join('L')}${closed ? 'Z' : ''}`;

/** Takes a list of x and y in turn and gives the points. */
export const pairs = (xy: readonly number[]): Point[] =>
  times(xy.length / 2).map((i) => [xy[i * 2] ?? 0, xy[i * 2 + 1] ?? 0]);

/** Takes x and y in turn and gives the points. */
export const points = (...xy: number[]): Point[] => pairs(xy);

/** Takes x and y in turn and gives path data of an open line through them. */
export const path = (...xy: number[]): string => poly(pairs(xy));

/** Takes x and y in turn and gives path data of a closed shape through them. */
export const shape = (...xy: number[]): string => poly(pairs(xy), true);

/** Takes start, control and end and gives path data of one bow. */
export const bow = (from: Point, control: Point, to: Point): string =>
  `M${pair(from)}Q${pair(control)} ${pair(to)}`;

/** Takes a corner and a size and gives path data of a rectangle. */
export const box = ([x, y]: Point, w: number, h: number): string =>
  `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`;

/** Takes a centre and radii and gives path data of a circle or, with `ry`, an ellipse. */
export const disc = ([x, y]: Point, r: number, ry = r): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(ry)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(ry)} 0 1 0 ${num(-2 * r)} 0Z`;

/** Takes points and gives path data of a dot at each, as wide as the stroke it is drawn with. */
export const dots = (places: readonly Point[]): string => places.map((p) => `M${pair(p)}h0`).join('');

/** Takes path data and draws it as a line, 5 units wide and white unless said otherwise. */
export const line = (d: string, width = 5, colour: string = white): string =>
  `<path d="${d}"${width === 5 ? '' : ` stroke-width="${num(width)}"`}${colour === white ? '' : ` stroke="${colour}"`}/>`;

/** Takes path data and fills it, white unless said otherwise, without an outline. */
export const ink = (d: string, colour: string = white): string =>
  `<path d="${d}" fill="${colour}" stroke="none"/>`;

/** Takes path data, fills it with the ground (so that it hides what is behind) and outlines it. */
export const cover = (d: string, width = 5, colour: string = white, fill: string = ground): string =>
  `<path d="${d}" fill="${fill}"${width === 5 ? '' : ` stroke-width="${num(width)}"`}${colour === white ? '' : ` stroke="${colour}"`}/>`;

/** Takes a count and gives the numbers from 0 up to it. */
export const times = (count: number): number[] =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => i);

/** Takes a count and what to draw for each number from 0 up to it, and gives the drawings as one. */
export const each = (count: number, draw: (i: number) => string): string => times(count).map(draw).join('');

/** Takes two points and a share from 0 to 1 and gives the point between them. */
export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Takes a centre, an angle in degrees (0 is right, 90 is down) and a distance and gives the point there. */
export const polar = ([x, y]: Point, degrees: number, r: number, ry = r): Point => [
  x + Math.cos((degrees * Math.PI) / 180) * r,
  y + Math.sin((degrees * Math.PI) / 180) * ry,
];

/** Takes a point and a step and gives the point moved. */
export const move = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

/** Takes start, control, end and a share and gives the point of the bow there. */
export const onBow = (a: Point, c: Point, b: Point, t: number): Point =>
  between(between(a, c, t), between(c, b, t), t);

/** Takes a drawing, an angle in degrees and a centre and gives the drawing turned about it. */
export const turned = (drawing: string, degrees: number, [x, y]: Point): string =>
  degrees ? `<g transform="rotate(${num(degrees)} ${num(x)} ${num(y)})">${drawing}</g>` : drawing;

/** Takes a drawing, how many times as large and a place that stays where it is, and gives the drawing larger, its lines too. */
export const larger = (drawing: string, k: number, [x, y]: Point): string =>
  `<g transform="translate(${num(x * (1 - k))} ${num(y * (1 - k))}) scale(${k})">${drawing}</g>`;

/** Takes path data and hides what is behind it with the ground. */
export const hide = (d: string): string => ink(d, ground);

/** Takes path data and draws it as a dashed line; `pattern` is dash and gap in turn, a dash of 0 a dot. */
export const dashes = (
  d: string,
  width: number,
  pattern: readonly number[],
  colour: string = white,
): string => line(d, width, colour).replace('/>', ` stroke-dasharray="${pattern.join(' ')}"/>`);

/** Takes a start and then the control and the end of each bow in turn and gives the closed shape, exact to a decimal. */
export const bows = ([start = [0, 0], ...rest]: readonly Point[]): string =>
  `M${fine(start)}${each(rest.length / 2, (i) => `Q${fine(rest[i * 2] ?? start)} ${fine(rest[i * 2 + 1] ?? start)}`)}Z`;

/** Takes a drawing in white and gives it in another colour. */
export const tinted = (drawing: string, colour: string): string =>
  `<g stroke="${colour}">${drawing.replaceAll(white, colour)}</g>`;
