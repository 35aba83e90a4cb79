import { box, cover, disc, ground, ink, line, marigold, path, type Point } from '../svg';

/** Takes the foot of the pole, its height and the width of the cloth and gives the flag of India, its lowest band in the colour of the ground. */
export const tricolour = ([x, y]: Point, h: number, w: number): string => {
  const [top, tall] = [y - h, w * 0.2];
  const bands = [marigold, undefined].map((colour, i) => ink(box([x, top + tall * i], w, tall), colour));
  return (
    line(path(x, y, x, top - 16), 13) +
    bands.join('') +
    cover(box([x, top + tall * 2], w, tall), 8) +
    line(disc([x + w / 2, top + tall * 1.5], tall * 0.34), 8, ground)
  );
};
