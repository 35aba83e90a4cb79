import { figure } from '../../figure/figure';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { signTree } from '../../props/signs';

/** The scene `trainings`: its lower edge is the ground. */
export const trainings: Scene = () =>
  [
    signTree([600, 850]),
    figure([350, 848], 290, armed(poses.stand, [-30, 14], [118, 150]), { woman: true }),
    figure([850, 848], 274, armed(poses.stand, [-30, 14], [104, 136]), { left: true, hat: 'topi' }),
  ].join('');
