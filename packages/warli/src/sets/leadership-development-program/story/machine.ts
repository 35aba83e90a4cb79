import { box, cover, disc, each, ink, line, path, type Point, polar, poly } from '../../../svg';
import { floor } from './him';

/** Takes the left foot and gives the press: a wheel on its front, a deck on its top, two feet. */
export const machine = (x: number): string => {
  const hub: Point = [x + 56, floor - 124];
  return (
    cover(box([x, floor - 220], 112, 204)) +
    ink(box([x - 14, floor - 232], 140, 16)) +
    ink(box([x - 10, floor - 20], 44, 18) + box([x + 78, floor - 20], 44, 18)) +
    line(disc(hub, 44) + each(6, (i) => poly([hub, polar(hub, i * 60, 44)]))) +
    line(path(x + 16, floor - 42, x + 96, floor - 42) + path(x + 16, floor - 196, x + 96, floor - 196))
  );
};
