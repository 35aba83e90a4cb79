import { dots, line, path } from '../../../svg';
import { floor } from '../floor';

/** Takes a place and the top of it and gives a telegraph pole. */
const pole = (x: number, y: number): string =>
  line(path(x, floor, x, y), 7) +
  line(path(x - 26, y + 16, x + 26, y + 16) + path(x - 18, y + 40, x + 18, y + 40), 5) +
  line(
    dots([
      [x - 22, y + 8],
      [x + 22, y + 8],
      [x - 15, y + 32],
      [x + 15, y + 32],
    ]),
    8,
  );

/** The telegraph line, which comes from the village to the office and goes on to the hills. */
export const wires = (): string =>
  line(
    'M354 318Q550 380 722 300M347 342Q550 402 730 324M774 300L800 296M1626 300L1600 296M1678 300Q1730 330 1772 330',
    2.5,
  ) +
  pole(332, 310) +
  pole(748, 292) +
  pole(1652, 292);
