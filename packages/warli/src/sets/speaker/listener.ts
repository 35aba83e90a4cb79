import { bow, cover, disc, ground, ink, line, path, type Point, shape, white } from '../../svg';

/** Takes the middle of the head and what is drawn on it and gives a listener seen from behind, as far as the shoulders. */
export const listener = ([x, y]: Point, hair = ''): string => {
  const chest = shape(x - 92, y + 84, x + 92, y + 84, x + 50, y + 330, x - 50, y + 330);
  return (
    line(chest + disc([x, y], 62), 36, ground) +
    line(path(x, y, x, y + 90), 48) +
    cover(chest, 16, white, white) +
    ink(disc([x, y], 62)) +
    hair
  );
};

/** Takes the middle of the head and gives a plait down the back. */
export const plait = ([x, y]: Point): string => {
  const way = bow([x, y], [x + 24, y + 70], [x - 4, y + 130]);
  return line(way, 30, ground) + line(way, 15);
};
