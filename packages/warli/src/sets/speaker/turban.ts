import { cover, ground, line, marigold, path } from '../../svg';

/** The loose end of the turban, which falls over a shoulder. */
export const turbanEnd = (): string =>
  cover(
    'M236 330Q140 380 150 520Q158 640 112 782Q170 824 244 790Q262 600 262 400Q250 370 300 330Z',
    10,
    ground,
    marigold,
  ) + line(path(132, 730, 248, 738) + path(124, 756, 246, 764), 7, ground);

/** The turban, as the speaker wears it in every picture, from near: a fan above, folds that cross. */
export const turban = (): string =>
  cover('M372 170Q350 100 312 56Q410 6 508 48Q462 100 450 170Z', 10, ground, marigold) +
  line(path(411, 150, 356, 52) + path(411, 150, 410, 40) + path(411, 150, 466, 50), 7, ground) +
  cover(
    'M226 420Q130 270 238 190Q400 84 562 190Q670 270 574 420Q540 372 400 352Q260 372 226 420Z',
    10,
    ground,
    marigold,
  ) +
  line(
    'M574 418Q470 300 206 268M592 350Q500 216 262 178M226 418Q300 330 390 304M204 330Q260 262 330 232M596 262Q540 186 420 146',
    8,
    ground,
  );
