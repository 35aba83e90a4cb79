import {
  box,
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  line,
  marigold,
  path,
  type Point,
  shape,
  times,
  white,
} from '../svg';

const floor = 838;

/** A lathe that stands still on the ground at 838, from 500 to 1140, its tool at the shaft. */
export const stillLathe = (): string =>
  cover(box([520, 626], 150, floor - 626) + box([970, 626], 150, floor - 626), 7) +
  line(
    each(3, (i) => path(540, 672 + i * 44, 650, 672 + i * 44) + path(990, 672 + i * 44, 1100, 672 + i * 44)),
  ) +
  cover(box([970, 400], 150, 190), 7) +
  line(disc([1062, 466], 28), 6) +
  line(dots(times(3).map((i): Point => [1006, 446 + i * 46])), 16) +
  cover(box([930, 448], 40, 122), 6, white, white) +
  cover(box([740, 480], 190, 58) + box([676, 491], 66, 36), 5, ground, cotton) +
  cover(shape(676, 509, 640, 486, 640, 462, 550, 462, 550, 590, 640, 590, 640, 532), 7) +
  cover(box([770, 558], 100, 32), 6) +
  line(path(832, 572, 816, 545), 13) +
  cover(box([500, 590], 640, 36), 6, white, white);

/** A shelf at 250 with a broken shaft in the accent. */
export const spoiltShaft = (): string =>
  line(path(600, 250, 1040, 250), 13) +
  line(path(656, 256, 640, 306) + path(984, 256, 1000, 306), 7) +
  cover(
    shape(640, 204, 682, 204, 682, 194, 806, 194, 788, 208, 812, 222, 796, 240, 682, 240, 682, 230, 640, 230),
    5,
    ground,
    marigold,
  ) +
  cover(
    shape(
      1000,
      204,
      958,
      204,
      958,
      194,
      846,
      194,
      828,
      208,
      852,
      222,
      836,
      240,
      958,
      240,
      958,
      230,
      1000,
      230,
    ),
    5,
    ground,
    marigold,
  );
