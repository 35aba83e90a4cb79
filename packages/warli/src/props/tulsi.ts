import { leaves } from '../ground/plant';
import {
  between,
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
  onBow,
  path,
  type Point,
  polar,
  shape,
  turned,
  white,
} from '../svg';

/** The stems of the plant, which part from the soil on, with pairs of leaves on their outer half. */
const stems = (soil: Point): string =>
  each(7, (i) => {
    const angle = -138 + i * 16;
    const tip = polar(soil, angle, 238 - Math.abs(i - 3) * 12);
    const bend = polar(soil, -90 + (angle + 90) * 0.6, 110);
    const [from, control] = [onBow(soil, bend, tip, 0.44), between(bend, tip, 0.44)];
    return bow(soil, bend, tip) + leaves(from, control, tip, 19, 25, 2);
  });

/** Takes the middle of the foot and gives a tulsi on its stepped pedestal with painted borders, a lamp in the niche. */
export const tulsi = ([x, y]: Point): string =>
  line(stems([x, y - 306]), 4) +
  cover(box([x - 150, y - 44], 300, 44), 6) +
  cover(box([x - 118, y - 84], 236, 40), 6) +
  cover(box([x - 84, y - 258], 168, 174), 6) +
  cover(shape(x - 84, y - 258, x - 122, y - 310, x + 122, y - 310, x + 84, y - 258), 6) +
  ink(each(8, (i) => shape(x - 84 + i * 21, y - 268, x - 73.5 + i * 21, y - 298, x - 63 + i * 21, y - 268))) +
  dashes(
    path(x - 132, y - 22, x + 140, y - 22) +
      path(x - 99, y - 64, x + 108, y - 64) +
      path(x - 64, y - 106, x - 64, y - 244) +
      path(x + 64, y - 106, x + 64, y - 244),
    10,
    [0, 22],
  ) +
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
    dashes(path(x - 46, y + 4, x + 54, y + 4), 8, [0, 18.4], ground) +
    cover(rose, 5, white, cotton);
  const wet = drops([x + 192, y - 12]);
  return turned(can, 14, [x, y]) + line(wet, 22, ground) + dashes(wet, 8, [1, 17]);
};
