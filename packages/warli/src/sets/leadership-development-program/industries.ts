import { flock } from '../../props/animal';
import { dressedFigure } from '../../figure/finery';
import { pad } from '../../figure/hold';
import { gantry, refinery, ship } from '../../props/harbour';
import { water } from '../../ground/land';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { courses } from '../../props/records';
import { hide, line, path, shape } from '../../svg';

/** The upper edge of the quay. */
const quay = 730;

/** The scene `industries`: a man in a helmet and a woman with a list on a quay, a crane above them that loads a ship. */
export const industries: Scene = () =>
  [
    flock([900, 90], 4, 44),
    refinery([932, 420], 122),
    line(path(914, 420, 1200, 420), 5),
    beads([914, 446], [1200, 446], 13, 6),
    hide(shape(636, 720, 1200, 720, 1200, 900, 636, 900)),
    water([640, 760], 600, 5, 30, 66),
    ship([676, 664], 508, 84),
    gantry([20, quay], 670, 682, 214),
    courses([-10, quay], 650, 190, 4),
    dressedFigure([574, quay - 2], 420, armed(poses.point, [-14, 4], [116, 138]), {
      hat: 'helmet',
      stroke: 10,
    }),
    dressedFigure([322, quay - 2], 400, armed(poses.stand, [-16, 8], [10, 126]), {
      woman: true,
      stroke: 10,
      holds: [null, pad],
    }),
  ].join('');
