import { cover, disc, dots, line, type Point, polar, times } from '../svg';

/** Takes a middle and a radius and gives the face of a clock, a dot for each hour and no hands yet. */
export const dial = (at: Point, r: number): string =>
  cover(disc(at, r), 8) + line(dots(times(12).map((i) => polar(at, i * 30, r * 0.82))), 9);
