import { letters } from '../../lettering';
import { num, pairs, type Point, white } from '../../svg';

/** How high a capital of each face is, in ems. */
const capital = { display: 0.56, text: 0.639 } as const;

const placesOf = (d: string): Point[] => pairs((d.match(/-?\d+/g) ?? []).map(Number));

/** Takes a text, a face, where its ink begins and its foot, the height of a capital and, to stretch or narrow it, where its ink ends, and gives the outlines. */
export function word(
  text: string,
  face: keyof typeof capital,
  [x, foot]: Point,
  tall: number,
  to?: number,
): string {
  const d = letters(text, face, [0, 0], 1000);
  const across = placesOf(d).map(([at]) => at);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const down = tall / (capital[face] * 1000);
  const along = to === undefined ? down : (to - x) / (right - left);
  let isAcross = false;
  return d.replaceAll(/-?\d+/g, (value) => {
    isAcross = !isAcross;
    return num(isAcross ? x + (Number(value) - left) * along : foot + Number(value) * down);
  });
}

/** Takes path data of a shape and of what is cut out of it and gives the shape with its holes. */
export const cut = (around: string, holes: string): string =>
  `<path d="${around}${holes}" fill="${white}" fill-rule="evenodd" stroke="none"/>`;

/** Takes a drawing whose left edge is at 0 and gives it further to the right. */
export const shifted = (x: number, drawing: string): string =>
  `<g transform="translate(${num(x)} 0)">${drawing}</g>`;
