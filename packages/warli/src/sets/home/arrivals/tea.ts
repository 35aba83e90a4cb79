import { person } from '../../../figure/figure';
import { limbs } from '../../../figure/pose';
import { bow, cover, each, ink, line, marigold, path, type Point, shape } from '../../../svg';

/** A kettle in the accent, its spout to the right. */
const kettle = ([x, y]: Point): string =>
  line(bow([x - 22, y - 40], [x, y - 84], [x + 22, y - 40]), 5, marigold) +
  cover(
    `M${x - 26} ${y}Q${x - 40} ${y - 44} ${x} ${y - 46}Q${x + 40} ${y - 44} ${x + 26} ${y}ZM${x + 30} ${y - 14}L${x + 56} ${y - 40}`,
    6,
    marigold,
    marigold,
  );

/** Takes the ground and gives the man with tea at the wayside: the kettle is on the fire, the glasses stand ready. */
export const tea = ([x, y]: Point): string =>
  person({
    at: [x, y - 22],
    h: 196,
    hung: true,
    pose: {
      lean: 4,
      arms: [{ to: [x + 52, y - 46] }, { to: [x + 88, y - 97] }],
      legs: limbs(-82, 74, 82, -74),
    },
  }) +
  cover(shape(x + 68, y, x + 76, y - 36, x + 132, y - 36, x + 140, y)) +
  kettle([x + 104, y - 41]) +
  line(path(x + 164, y - 26, x + 246, y - 26)) +
  line(path(x + 176, y - 26, x + 172, y) + path(x + 234, y - 26, x + 238, y)) +
  ink(each(3, (i) => `M${x + 174 + i * 23} ${y - 54}h16l-3 24h-10z`));
