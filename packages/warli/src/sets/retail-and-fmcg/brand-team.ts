import { dressedFigure } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import {
  box,
  cotton,
  cover,
  disc,
  each,
  ground,
  line,
  marigold,
  path,
  polar,
  poly,
  shape,
  white,
} from '../../svg';

/** The poster: a cup of tea before a rising sun, on its two posts. */
const poster =
  line(path(470, 640, 470, 834) + path(830, 640, 830, 834), 14) +
  cover(box([420, 110], 460, 530), 12, white, cotton) +
  cover(disc([650, 380], 118), 0, 'none', marigold) +
  line(
    each(7, (i) => poly([polar([650, 380], 180 + i * 30, 146), polar([650, 380], 180 + i * 30, 196)])),
    13,
    marigold,
  ) +
  line('M752 418h30q44 0 44 42t-60 48', 20, ground) +
  cover('M530 380H770V460Q770 560 690 560H610Q530 560 530 460Z', 10, cotton, ground) +
  line(path(520, 590, 780, 590), 20, ground);

const ladder =
  line(path(312, 280, 160, 834) + path(414, 280, 280, 834), 13) +
  line(
    each(6, (i) => path(295 - i * 22, 342 + i * 80, 399 - i * 19, 342 + i * 80)),
    11,
  );

/** The scene `brand-team`. */
export const brandTeam: Scene = () =>
  [
    poster,
    ladder,
    dressedFigure(
      [250, 478],
      540,
      {
        lean: 10,
        nod: -6,
        arms: [{ to: [440, 300] }, { to: [446, 150] }],
        legs: [{ to: [218, 654] }, { to: [274, 654] }],
      },
      { woman: true, hung: true, stroke: 12 },
    ),
    dressedFigure(
      [1040, 834],
      640,
      { ...poses.stand, lean: 4, arms: [[-14, 4], { to: [874, 176] }] },
      { left: true, hat: 'topi', stroke: 13 },
    ),
    cover(shape(866, 740, 950, 740, 938, 834, 878, 834), 9, white, ground),
    frame({ bottom: 'zigzag' }),
  ].join('');
