import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { garland } from '../../figure/group';
import { poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { tarpa, tarpaPlayer } from '../../props/tarpa';
import { polar } from '../../svg';

const player = tarpaPlayer([540, 600], 236, { stroke: 11 });

/** Where each dancer stands about the player, in degrees: the chain is open below. */
const around = [125, 161, 203, 236, 269, 302, 336, 370, 405];

/** Few dancers, and large ones: the picture stands small beside a list. Each stands farther out than the one before. */
const dancers = around.map((angle, i): Person => {
  const out = 240 + i * 6;
  return {
    at: polar([590, 482], angle, out, out * 0.65),
    h: 276,
    stroke: 12,
    turn: angle + 90,
    woman: i % 2 === 0,
    pose: {
      ...poses.dance,
      legs: [
        [i % 2 ? -8 : -17, -26],
        [i % 2 ? 33 : 20, -18],
      ],
    },
  };
});

/** The scene `circle-dance`. */
export const circleDance: Scene = () => [garland(dancers, 0.5, 12), person(player), tarpa(player)].join('');
