import { dressedFigure } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { tricolour } from '../../props/tricolour';
import { box, cover, dots, each, ground, line, path, type Point, times } from '../../svg';

const tops = times(6).map((i): Point => [246 + i * 80, 470 + Math.abs(i - 2.5) * 12]);

/** A row of microphones that all turn to who speaks. */
const microphones =
  each(6, (i) => {
    const [x, y] = tops[i] ?? [0, 0];
    const stem = path(x, y, x + (x - 446) * 0.2, 600);
    return line(stem, 24, ground) + line(stem, 9);
  }) +
  line(dots(tops), 58, ground) +
  line(dots(tops), 42);

/** The scene `senior-officers`. */
export const seniorOfficers: Scene = () =>
  [
    tricolour([890, 834], 730, 214),
    line(path(850, 828, 930, 828), 22),
    dressedFigure(
      [446, 880],
      720,
      {
        ...poses.explain,
        lean: 0,
        arms: [[-52, -138], { to: [640, 590] }],
        legs: [{ to: [430, 800] }, { to: [460, 800] }],
      },
      { woman: true, stroke: 14 },
    ),
    cover(box([110, 620], 690, 220), 12) + line(box([160, 676], 260, 120) + box([490, 676], 260, 120), 9),
    line(path(96, 616, 814, 616), 28),
    microphones,
    frame({ bottom: 'triangles' }),
  ].join('');
