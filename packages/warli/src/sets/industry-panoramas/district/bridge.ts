import { cover, dashes, disc, each, ground, line, path, type Point, white } from '../../../svg';

/** How high the deck of the bridge is. */
const deck = 310;

/** The road, which winds down from the bridge. */
export const road = (): string => {
  const way = `M2034 ${deck}H2232L2100 366L2256 418L2180 470`;
  return line(way, 19) + line(way, 10, ground);
};

/** Takes the left foot and gives a bus with luggage on its roof. */
const bus = ([x, y]: Point): string =>
  line(path(x + 14, y - 62, x + 30, y - 62) + path(x + 44, y - 62, x + 74, y - 62), 10) +
  cover(`M${x} ${y - 8}v-46h100q8 0 10 20v26Z`, 5) +
  dashes(`M${x + 16} ${y - 38}H${x + 102}`, 13, [0, 20]) +
  line(path(x + 6, y - 22, x + 104, y - 22), 3) +
  cover(disc([x + 26, y - 9], 10) + disc([x + 84, y - 9], 10), 5, white, ground);

/** The bridge between the hills: a deck on a bow, and the bus that crosses it. */
export const bridge = (): string =>
  line(`M1848 388Q1930 240 2010 388`, 7) +
  line(
    each(8, (i) => path(1860 + i * 20, deck, 1860 + i * 20, deck + 6 + Math.round((i - 3.5) ** 2 * 4.4))),
    3.5,
  ) +
  line(path(1834, deck, 2046, deck), 9) +
  bus([1876, deck - 4]);
