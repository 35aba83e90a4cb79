import { frame } from '../../frame';
import { dressedFigure } from '../../figure/finery';
import { pad } from '../../figure/hold';
import { flipChart } from '../../props/lesson';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { lamp } from '../../props/room';
import { cover, disc, ink, line, marigold, path, type Point, white } from '../../svg';

const learner = ([x, y]: Point, h: number, i: number): string =>
  dressedFigure(
    [x, y],
    h,
    {
      ...poses.floor,
      lean: [4, 12, 3][i] ?? 4,
      nod: [0, 16, 2][i] ?? 0,
      arms: [{ to: [x - h * 0.22, y - h * 0.2] }, { to: [x - h * 0.1, y - h * 0.24] }],
    },
    {
      left: true,
      woman: i % 2 === 1,
      hat: (['topi', 'bun', 'tie'] as const)[i] ?? 'none',
      holds: [pad, null],
    },
  );

/** The scene `attend`. */
export const attend: Scene = () =>
  [
    lamp([850, 0], 120, 60),
    beads([470, 300], [1200, 300], 32, 6),
    flipChart([90, 190], 330, 400, 846),
    line(
      path(255, 270, 255, 340) + path(155, 400, 155, 370, 355, 370, 355, 400) + path(255, 340, 255, 400),
      5,
    ),
    ink(disc([255, 260], 36), marigold),
    cover([155, 255, 355].map((x) => disc([x, 440], 32)).join(''), 5, white, white),
    line(path(120, 520, 390, 520) + path(120, 550, 320, 550), 4),
    learner([560, 836], 470, 0),
    learner([815, 836], 470, 1),
    learner([1066, 836], 470, 2),
    frame({ bottom: 'zigzag' }),
  ].join('');
