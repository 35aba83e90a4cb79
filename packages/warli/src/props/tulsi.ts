import { band } from '../frame';
import { fern } from '../ground/plant';
import {
  bow,
  box,
  cotton,
  cover,
  ground,
  ink,
  line,
  marigold,
  type Point,
  shape,
  turned,
  white,
} from '../svg';

/** Takes the middle of the foot and gives a tulsi on its stepped pedestal, a lamp in the niche. */
export const tulsi = ([x, y]: Point): string =>
  [-46, -28, -10, 10, 28, 46].map((a) => turned(fern([x, y - 310], 230), a, [x, y - 310])).join('') +
  cover(box([x - 150, y - 44], 300, 44), 6) +
  cover(box([x - 118, y - 84], 236, 40), 6) +
  cover(box([x - 84, y - 258], 168, 174), 6) +
  cover(shape(x - 84, y - 258, x - 122, y - 310, x + 122, y - 310, x + 84, y - 258), 6) +
  band('triangles', [x - 130, y - 34], 260, 24) +
  line(`M${x - 44} ${y - 92}v-84q44 -70 88 0v84`, 6) +
  ink(
    bow([x, y - 178], [x - 26, y - 132], [x, y - 126]) + bow([x, y - 178], [x + 26, y - 132], [x, y - 126]),
    marigold,
  ) +
  cover(`M${x - 34} ${y - 122}h68q-10 26 -34 26t-34 -26Z`, 4, ground, white);

/** Takes the middle and gives a round pot tipped to the right, its water on the way. */
export const lota = ([x, y]: Point): string => {
  const water =
    bow([x + 34, y - 4], [x + 84, y + 10], [x + 88, y + 130]) +
    bow([x + 34, y + 8], [x + 68, y + 30], [x + 70, y + 126]);
  return (
    line(water, 20, ground) +
    line(water, 6) +
    turned(cover(`M${x - 34} ${y - 44}h68l-16 22q44 30 16 66h-68q-28 -36 16 -66Z`, 6, ground, cotton), 78, [
      x,
      y,
    ])
  );
};
