import { flock } from '../../props/animal';
import { figure } from '../../figure/figure';
import { gantry, refinery, ship } from '../../props/harbour';
import { water } from '../../ground/land';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { courses } from '../../props/records';
import { cotton, hide, line, path, shape } from '../../svg';

/** The scene `industries`. */
export const industries: Scene = () =>
  [
    flock([480, 90], 4, 44),
    refinery([736, 440], 215),
    line(path(520, 440, 1200, 440), 5),
    beads([520, 470], [1200, 470], 32, 6),
    hide(shape(400, 690, 1200, 690, 1200, 900, 400, 900)),
    water([400, 730], 820, 6, 30, 66),
    ship([556, 640], 620, 84),
    gantry([64, 690], 280, 140, 70, cotton),
    gantry([326, 690], 580, 230, 250),
    courses([-10, 690], 536, 230, 5),
    figure([404, 688], 226, armed(poses.akimbo, [-58, 42], [50, 140]), { hat: 'helmet' }),
  ].join('');
