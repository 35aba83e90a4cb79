import { barredWindow, townHouse } from '../../props/town-house';
import { box, cover, each, hide, line, path } from '../../svg';
import { roadside } from './journey';

/** The balcony: a floor on two brackets and a railing of crossed bars. */
export const balcony = (): string =>
  cover(box([576, 214], 200, 56), 5) +
  line(
    each(5, (i) => `M${576 + i * 40} 214l40 56m-40 0l40 -56`),
    4,
  ) +
  line(path(562, 274, 790, 274), 11) +
  line(path(600, 280, 600, 306, 574, 280) + path(752, 280, 752, 306, 778, 280), 6);

/** The office house: an open door to the balcony, windows below. */
export const office = (): string =>
  townHouse([590, roadside], 172, 402) + cover(box([622, 104], 108, 170), 5);

/** Its lower floor, over which the balcony juts out. */
export const lowerFloor = (): string =>
  hide(box([594, 270], 164, 159)) + barredWindow([608, 334], 54, 80) + barredWindow([690, 334], 54, 80);
