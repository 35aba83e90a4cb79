import { dressedFigure } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { microscope } from '../../props/clinic';
import { box, cover, ink, larger, line, marigold, path, type Point, shape } from '../../svg';

const top = 600;
const bench =
  ink(box([450, top], 660, 28)) + line(path(500, top + 28, 486, 838) + path(1060, top + 28, 1074, 838), 14);

/** A great flask, half full. */
const flask =
  cover(shape(916, 300, 916, 420, 826, 594, 1094, 594, 1004, 420, 1004, 300), 10) +
  ink(shape(878, 510, 1042, 510, 1080, 586, 840, 586), marigold) +
  line(path(900, 300, 1020, 300), 16);

const lens: Point = [640, top];

/** The scene `technicians`. */
export const technicians: Scene = () =>
  [
    bench,
    flask,
    larger(microscope(lens, 170), 2, lens),
    dressedFigure(
      [300, 838],
      690,
      { ...poses.bow, lean: 30, nod: 4, arms: [[-44, 34], { to: [572, 446] }] },
      { stroke: 13 },
    ),
    frame({ bottom: 'diamonds' }),
  ].join('');
