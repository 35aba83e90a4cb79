import {
  bow,
  cover,
  disc,
  dots,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  points,
  shape,
  white,
} from '../svg';

/** The middle of the head and its radius, where a bust stands in the middle of a canvas of 400 by 400. */
const headAt: Point = [200, 164];
const headRadius = 82;

/** Shoulders, arms and neck: the triangle of a person seen from near. */
export const bust = (shirt: string = white): string =>
  line(path(66, 318, 40, 430) + path(334, 318, 360, 430), 30, shirt) +
  line(path(200, 236, 200, 300), 46) +
  cover(shape(56, 300, 344, 300, 240, 470, 160, 470), 18, shirt, shirt);

/** A head with two eyes. */
export const face = (): string => ink(disc(headAt, headRadius)) + line('M170 166h0M230 166h0', 15, ground);

/** A smile below the eyes, in a colour that shows on what it lies on. */
export const smile = (colour: string = ground): string =>
  line(bow([168, 200], [200, 230], [232, 200]), 8, colour);

/** A moustache whose ends hang a little. */
export const moustache = (): string =>
  ink('M200 186Q232 182 246 212Q222 206 200 202Q178 206 154 212Q168 182 200 186Z', ground);

/** Takes path data of hair and draws it dark, with a white edge. */
export const hair = (d: string): string => cover(d, 8, white, ground);

/** Hair with a parting in the middle. */
export const parted = (): string => hair('M118 190A86 86 0 1 1 282 190Q280 134 200 112Q120 134 118 190Z');

/** Short hair, combed to a side. */
export const combed = (): string =>
  hair('M115 160A85 85 0 0 1 285 160Q280 134 262 122Q210 138 166 112Q126 128 115 160Z');

/** Round spectacles. */
export const spectacles = (): string =>
  line(disc([168, 168], 25) + disc([232, 168], 25) + path(193, 164, 207, 164), 7, ground);

/** A dot on the forehead. */
export const bindi = (): string => line('M200 134h0', 13, marigold);

/** An open collar. */
export const collar = (): string => line(path(164, 300, 200, 352, 236, 300), 9, ground);

/** Beads about the neck. */
export const beads = (): string =>
  line(dots(points(158, 304, 166, 328, 182, 346, 200, 352, 218, 346, 234, 328, 242, 304)), 14, marigold);
