import { dressedFigure } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { rupee } from '../../props/bank';
import { box, cover, disc, ground, line, marigold, path } from '../../svg';

/** The counter, and the glass over it with a hole to speak through. */
const glass =
  line(path(120, 570, 120, 180) + path(792, 570, 792, 180), 14) +
  cover(box([92, 92], 728, 88), 12) +
  line(disc([606, 380], 56), 13) +
  line(path(180, 330, 270, 226) + path(180, 410, 240, 340), 9);

const counter =
  cover(box([100, 590], 712, 250), 12) +
  line(path(92, 590, 820, 590), 28) +
  line(box([150, 650], 270, 140) + box([470, 650], 290, 140), 9);

/** The scene `front-desk`. */
export const frontDesk: Scene = () =>
  [
    dressedFigure(
      [390, 890],
      680,
      {
        ...poses.listen,
        arms: [{ to: [262, 580] }, { to: [580, 560] }],
        legs: [{ to: [370, 800] }, { to: [410, 800] }],
      },
      { woman: true, stroke: 14 },
    ),
    counter,
    glass,
    rupee([456, 136], 54),
    dressedFigure(
      [950, 834],
      650,
      { ...poses.stand, lean: 14, nod: 8, arms: [{ to: [1084, 536] }, { to: [734, 562] }] },
      { hat: 'turban', left: true, stroke: 14 },
    ),
    cover(box([590, 546], 130, 40), 7, ground, marigold),
    line('M1070 834V562q0 -34 28 -34t28 34', 13),
    frame({ bottom: 'diamonds' }),
  ].join('');
