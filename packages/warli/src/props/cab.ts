import { box, cover, disc, ink, line, path, shape } from '../svg';

const sill = 560;

/** A cab as wide as the picture, from its sill at 560 down to the ground at 838: it goes over those who sit in it. */
export const cabBody = (): string =>
  cover(`M60 740Q40 590 110 566Q500 552 980 ${sill}Q1130 580 1150 660Q1160 720 1140 740H60Z`, 10) +
  line(
    path(480, sill, 480, 736) +
      path(740, sill, 740, 736) +
      path(420, 620, 462, 620) +
      path(680, 620, 722, 620),
    6,
  ) +
  [290, 930]
    .map((x) => cover(disc([x, 740], 98), 9) + line(disc([x, 740], 60), 7) + ink(disc([x, 740], 22)))
    .join('');

/** The roof and the pillars of that cab, behind those who sit in it. */
export const cabRoof = (): string =>
  cover(shape(150, sill, 236, 250, 820, 250, 1010, sill), 10) +
  line(path(716, 250, 740, sill), 9) +
  cover(box([430, 206], 190, 40), 7);
