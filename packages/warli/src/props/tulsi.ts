import { band } from '../frame';
import { fern } from '../ground/plant';
import {
  bow,
  box,
  cotton,
  cover,
  dashes,
  each,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  shape,
  turned,
  white,
} from '../svg';

/** Takes the middle of the foot and gives a tulsi on its stepped pedestal, a lamp in the niche. */
export const tulsi = ([x, y]: Point): string =>
  [-32, -16, 0, 16, 32].map((a) => turned(fern([x, y - 310], 230), a, [x, y - 310])).join('') +
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

/** Drops on their way from a rose to the soil, in three streams. */
const drops = ([x, y]: Point): string =>
  each(3, (i) => bow([x, y - 20 + i * 22], [x + 50 - i * 16, y - 12 + i * 18], [x + 74 - i * 22, y + 48]));

/** Takes the middle and gives a watering can tipped to the right, a few drops below its rose. */
export const wateringCan = ([x, y]: Point): string => {
  const spout = path(x + 40, y + 30, x + 146, y - 44);
  const rose = shape(x + 130, y - 50, x + 136, y - 82, x + 180, y - 20, x + 150, y - 22);
  const can =
    line(`M${x - 46} ${y - 46}C${x - 60} ${y - 140} ${x + 60} ${y - 140} ${x + 46} ${y - 46}`, 9) +
    line(spout, 26) +
    line(spout, 15, ground) +
    cover(shape(x - 50, y - 50, x + 50, y - 50, x + 58, y + 56, x - 58, y + 56), 6, white, cotton) +
    line(path(x - 52, y - 26, x + 52, y - 26) + path(x - 56, y + 34, x + 56, y + 34), 5, ground) +
    cover(rose, 5, white, cotton);
  const wet = drops([x + 192, y - 12]);
  return turned(can, 14, [x, y]) + line(wet, 22, ground) + dashes(wet, 8, [1, 17]);
};
