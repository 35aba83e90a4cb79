import { dressedFigure } from '../../figure/finery';
import type { Scene } from '../../page';
import { frame } from '../../frame';
import { armed, poses } from '../../figure/pose';
import { sand } from '../../svg';
import { bridgePier, jibCrane, roll } from '../../props/bridge';

/** The scene `leadership-training-for-infrastructure-companies`. */
export const infrastructure: Scene = () =>
  [
    jibCrane([1056, 840], 740, 430),
    bridgePier([786, 840], 200, 470),
    dressedFigure(
      [186, 838],
      500,
      { ...armed(poses.stand, [-50, 44], { to: [258, 392] }), lean: -4, nod: -12 },
      { hat: 'turban', stroke: 11, shirt: sand },
    ),
    dressedFigure(
      [464, 838],
      500,
      { ...armed(poses.stand, [-36, -10], [120, 162]), lean: -4, nod: -12 },
      { woman: true, hat: 'helmet', stroke: 11, holds: [roll, null] },
    ),
    frame({ bottom: 'comb', isOpening: true }),
  ].join('');
