import { figure, people } from '../../../figure/figure';
import { armed, poses } from '../../../figure/pose';
import { box, cover, line, path, white } from '../../../svg';
import { at, floor, stander } from '../floor';
import { tiles, wall } from '../house';
import { ambulance } from './ambulance';
import { sign } from './arcade';
import { cosy } from './bed';
import { neem } from './neem';

/** The street door in its own small house. */
const door = (): string =>
  wall([566, 322], 142) +
  tiles([566, 322], 142, 58) +
  line(`M590 ${floor}V450a47 47 0 0 1 94 0V${floor}`, 6) +
  sign([637, 362], 22);

/** The height of the poles of the stretcher. */
const poles = 532;

/** One of the two who carry. */
const bearer = (x: number, dx: number): ReturnType<typeof stander> =>
  stander(x, 200, armed(poses.walk, at(x + dx, poles), at(x + dx + 14, poles)), { hat: 'topi' });

/** Two carry a third in. */
const stretcher = (): string =>
  line(path(376, poles, 646, poles), 7) +
  figure([526, poles - 18], 166, armed(poses.lie, [8, 2], [-8, -2]), {
    turn: -90,
    hung: true,
    stroke: 6,
    halo: false,
  }) +
  cosy([492, poles - 6], 116, 40, 1) +
  cover(box([424, poles - 6], 174, 12), 5, white, white) +
  people([bearer(384, 2), bearer(642, -22)]);

/** Before the house: a neem, the ambulance, and a stretcher on its way to the street door. */
export const arrival = (): string => neem([70, floor], 490) + ambulance() + door() + stretcher();
