import { cover, dots, ground, ink, line, path, type Point, shape, times, disc, white } from '../../svg';
import { border } from './edge';

/** The head's radius, how far below its middle the shoulders are, and half their width. */
const [radius, drop, half] = [40, 58, 62];

/** Chest and skirt, which meet at the waist. */
const body = ([x, y]: Point): string =>
  shape(x - half, y + drop, x + half, y + drop, x + 5, 904, x + 26, border, x - 26, border, x - 5, 904);

/** The arms, which hang down behind the border. */
const arms = ([x, y]: Point): string =>
  [-1, 1]
    .map((k) =>
      path(x + k * (half - 2), y + drop + 4, x + k * (half + 16), y + 124, x + k * (half + 8), border),
    )
    .join('');

/** Takes the middle of the head and what is worn on it and gives one who listens, seen from behind as far as the hips, with a beaded yoke. */
export const hearer = (head: Point, hair: string): string => {
  const [x, y] = head;
  const yoke = times(9).map((i): Point => [x - 44 + i * 11, y + drop + 16]);
  return (
    line(body(head) + disc(head, radius), 30, ground) +
    line(arms(head), 34, ground) +
    line(path(x, y, x, y + drop + 4), 26) +
    line(arms(head), 13) +
    cover(body(head), 8, white, white) +
    line(dots(yoke), 7, ground) +
    line(path(x - 40, y + drop + 30, x + 40, y + drop + 30), 5, ground) +
    ink(disc(head, radius)) +
    hair
  );
};

/** Takes the middle of the head and gives a cap. */
export const cap = ([x, y]: Point): string =>
  line(`M${x - 40} ${y - 6}Q${x} ${y + 8} ${x + 40} ${y - 6}`, 6, ground);

/** Takes the middle of the head and gives hair with a knot on top. */
export const knot = ([x, y]: Point): string => cover(disc([x, y - 42], 20), 7, ground, white);
