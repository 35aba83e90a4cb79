import { frame } from '../../frame';
import { spiral, stars } from '../../ground/land';
import { oilLamp } from '../../props/listen';
import type { Scene } from '../../page';
import { dressed, dressedFigure } from '../../figure/finery';
import { limbs, poses } from '../../figure/pose';
import { chair, counter } from '../../props/room';
import { sitter } from '../../figure/seat';
import { line } from '../../svg';

/** The scene `attend`. */
export const attend: Scene = (r) =>
  [
    stars([20, 20], [1180, 250], 34, r),
    oilLamp([600, 838], 480),
    chair([112, 698], 140, false, 0.14),
    dressed([
      sitter([112, 692], 838, 470, { lean: 10, nod: 12, arms: limbs(24, 66, 40, 78) }, { stroke: 10 }),
    ]),
    chair([448, 698], 140, true, -0.08),
    dressed([
      sitter(
        [448, 692],
        838,
        470,
        { lean: 0, arms: limbs(30, 84, 58, 134) },
        { woman: true, hat: 'plait', left: true, stroke: 10 },
      ),
    ]),
    line(spiral([278, 396], 44, 2.6, 180), 5),
    counter([700, 712], 452, 126),
    dressedFigure(
      [786, 692],
      420,
      { ...poses.floor, lean: 2, arms: limbs(-14, 50, 60, 138) },
      { hung: true, hat: 'turban', stroke: 10 },
    ),
    dressedFigure(
      [1064, 692],
      420,
      { ...poses.floor, lean: 10, nod: 12, arms: limbs(10, 66, 36, 74) },
      { hung: true, woman: true, left: true, stroke: 10 },
    ),
    line(spiral([924, 396], 44, 2.6), 5),
    frame({ bottom: 'dots' }),
  ].join('');
