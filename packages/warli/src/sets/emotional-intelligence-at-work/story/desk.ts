import { box, cover, ink, line, path, type Point } from '../../../svg';
import { floor } from '../../../ground/story';

/** Takes the left end of the top and a width and gives his desk, down to the floor. */
export const desk = ([x, y]: Point, w: number): string =>
  line(path(x + 20, y + 8, x + 20, floor) + path(x + w - 20, y + 8, x + w - 20, floor)) +
  ink(box([x, y], w, 16));

/** Takes the middle of the foot and a width and gives his screen, with nothing on it. */
export const screen = ([x, y]: Point, w: number): string =>
  line(path(x - w * 0.26, y - 5, x + w * 0.26, y - 5) + path(x, y - 6, x, y - 30), 7) +
  cover(box([x - w / 2, y - 26 - w * 0.7], w, w * 0.7));
