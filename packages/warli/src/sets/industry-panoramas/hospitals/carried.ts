import { cotton, cover, ink, line, marigold, path, type Point, shape, white } from '../../../svg';

/** Takes the middle of its foot and gives the lamp that a nurse brings: a bowl of oil with its flame. */
export const lamp = ([x, y]: Point): string =>
  ink(`M${x - 14} ${y - 12}h28q-3 16 -14 16t-14 -16Z`) +
  ink(`M${x} ${y - 42}q13 16 0 26q-13 -10 0 -26Z`, marigold);

/** Takes its middle and gives a tray with a glass and a bowl. */
export const tray = ([x, y]: Point): string =>
  cover(
    shape(x - 18, y - 26, x - 4, y - 26, x - 6, y, x - 16, y) +
      `M${x + 2} ${y - 14}h20q-2 14 -10 14t-10 -14Z`,
    4,
    white,
    cotton,
  ) + line(path(x - 24, y, x + 24, y), 7);
