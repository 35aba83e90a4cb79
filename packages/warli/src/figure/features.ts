import type { Bones } from './bones';
import type { Wear } from './wear';
import { bows, curve, disc, ground, ink, line, onBow, pairs, type Point, times } from '../svg';

/** How far before the middle of the head the face is, and an eye from the middle of the face. */
const [middle, apart] = [0.24, 0.4];

const eyes: readonly number[] = [middle - apart, middle + apart];

/** Takes the bones and x and y of start, control and end beside the head and gives one fine bow. */
const arc = (b: Bones, ...xy: number[]): string => {
  const [from = [0, 0], control = from, end = from]: Point[] = pairs(xy).map(b.byHead);
  return curve(times(7).map((i) => onBow(from, control, end, i / 6)));
};

/** Thin spectacles, with a bridge and a side piece. */
const spectacles = (b: Bones): string =>
  eyes.map((x) => disc(b.byHead([x, 0.02]), b.headRadius * 0.29)).join('') +
  arc(b, middle - 0.12, -0.02, middle, -0.1, middle + 0.12, -0.02) +
  arc(b, middle - apart - 0.29, -0.02, middle - apart - 0.4, -0.06, -0.74, -0.1);

/** Eyes that smile. */
const eyesShut = (b: Bones): string =>
  eyes.map((x) => arc(b, x - 0.13, 0.08, x, -0.15, x + 0.13, 0.08)).join('');

/** A full moustache whose ends turn up, as points from its upper middle on. */
const moustache: readonly number[] = [
  0.24, 0.42, 0.5, 0.3, 0.68, 0.46, 0.78, 0.52, 0.86, 0.3, 0.98, 0.76, 0.62, 0.74, 0.38, 0.72, 0.24, 0.58,
  0.1, 0.72, -0.14, 0.74, -0.5, 0.76, -0.38, 0.3, -0.3, 0.52, -0.2, 0.46, -0.02, 0.3, 0.24, 0.42,
];

/** The speaker's face, where his head is large enough to show it. */
export const features: Wear = (b) =>
  b.headRadius < 24
    ? ''
    : line(spectacles(b), b.headRadius * 0.075, ground) +
      line(eyesShut(b) + arc(b, 0.06, 0.78, 0.24, 0.94, 0.42, 0.78), b.headRadius * 0.08, ground) +
      ink(bows(pairs(moustache).map(b.byHead)), ground);
