import { limbs, poses } from '../../../figure/pose';
import { sitter } from '../../../figure/seat';
import { chair, table } from '../../../props/room';
import {
  box,
  cotton,
  cover,
  disc,
  each,
  ground,
  ink,
  line,
  path,
  type Point,
  polar,
  poly,
  shape,
  white,
} from '../../../svg';
import { far, floor } from '../../../ground/story';
import { at, stand, stander } from '../../../figure/on-floor';
import { doubt, priya } from './priya';

/** The sun of a working day: a ring with rays. */
const sun = (middle: Point): string =>
  line(disc(middle, 38), 6) +
  line(each(16, (i) => poly([polar(middle, i * 22.5, 56), polar(middle, i * 22.5, i % 2 ? 68 : 80)])));

const hers = sitter([124, 456], floor, 420, {
  lean: 6,
  nod: 4,
  arms: [at(250, 408), at(274, 416)],
  legs: [at(160, floor), at(202, floor)],
});

/** Her screen, with lines of writing. */
const screen = (): string =>
  line(path(310, 424, 400, 424) + path(355, 424, 355, 380), 9) +
  cover(box([256, 196], 190, 178)) +
  line(
    path(280, 226, 410, 226) +
      path(280, 254, 380, 254) +
      path(280, 282, 420, 282) +
      path(280, 310, 336, 310) +
      path(280, 338, 330, 338),
    6,
  );

/** Tuesday: she writes a small doubt. */
export const tuesday = (): string =>
  far(sun([352, 98]) + chair([120, 464], 140) + table([220, 430], 236, 174) + screen()) +
  priya(hers) +
  doubt([388, 328], 50);

/** A message on the wall of messages, with a line or two in it. */
const message = (i: number): string => {
  const [x, y] = [552 + (i % 5) * 76, 42 + Math.floor(i / 5) * 64];
  const w = 54 + ((i * 5) % 3) * 4;
  return (
    cover(`M${x} ${y}h${w}v40h${-w + 18}l-14 12v-12h-4Z`) +
    line(
      path(x + 12, y + 14, x + w - 14, y + 14) + path(x + 12, y + 27, x + w - 14 - ((i * 7) % 3) * 8, y + 27),
      5,
    )
  );
};

/** A pile of files, as high as a face: takes its left lower corner. */
const pile = ([x, y]: Point): string =>
  each(6, (i) => {
    const [left, top] = [x + ((i * 5) % 4) * 4, y - 28 - i * 28];
    return (
      cover(box([left, top], 92, 28), 5, ground, i % 2 ? cotton : white) +
      line(path(left + 66, top + 6, left + 66, top + 22), 7, ground)
    );
  });

/** A cup of coffee, which steams: takes the middle of its foot. */
const mug = ([x, y]: Point): string =>
  cover(shape(x - 22, y, x - 26, y - 42, x + 26, y - 42, x + 22, y), 5) +
  ink(shape(x - 19, y - 4, x - 22, y - 28, x + 22, y - 28, x + 19, y - 4)) +
  line(
    `M${x - 26} ${y - 34}q-22 2 -18 16t20 10M${x - 10} ${y - 54}q10 -8 0 -16M${x + 12} ${y - 54}q10 -8 0 -16`,
  );

/** Wednesday: the lead walks by behind a pile, and among many messages the doubt hangs unread. */
export const wednesday = (): string =>
  far(
    line(path(570, 0, 570, 22) + path(890, 0, 890, 22)) +
      cover(box([524, 22], 412, 218)) +
      each(15, (i) => (i === 6 ? '' : message(i))),
  ) +
  doubt([652, 126], 52) +
  priya(stander(580, 330, { ...poses.stand, arms: [[-24, 10], at(664, 296)] })) +
  pile([830, 496]) +
  stand(
    768,
    350,
    { ...poses.walk, lean: -6, nod: -4, arms: [at(828, 466), at(872, 494)], legs: limbs(-20, -30, 24, 4) },
    { hat: 'tie' },
  ) +
  mug([872, 326]);
