import { box, ink, line, marigold, path, type Point, polar, poly, times, disc, white } from '../svg';
import { grounds } from '../palette';

/** The green of the flag of India, light enough to be seen on every ground. */
const leaf = '#3fa652';

/** The blue wheel of the flag: a rim and spokes. */
const chakra = (at: Point, r: number): string =>
  line(
    disc(at, r) +
      times(4)
        .map((i) => poly([polar(at, i * 45, r), polar(at, i * 45 + 180, r)]))
        .join(''),
    r * 0.22,
    grounds.indigo,
  );

/** Takes the foot of the pole, its height and the width of the cloth and gives the flag of India, its three bands of one size. */
export const tricolour = ([x, y]: Point, h: number, w: number): string => {
  const [top, tall] = [y - h, w * 0.22];
  const bands = [marigold, white, leaf].map((colour, i) => ink(box([x, top + tall * i], w, tall), colour));
  return (
    bands.join('') + chakra([x + w / 2, top + tall * 1.5], tall * 0.36) + line(path(x, y, x, top - 16), 13)
  );
};
