import { cross } from '../../props/clinic';
import { figure } from '../../figure/figure';
import { sun } from '../../ground/land';
import { gear } from '../../props/machine';
import { stall } from '../../props/market';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { line, marigold, path, white } from '../../svg';
import { engine, viaduct, wagon } from '../../props/train';

/** The rail, and the deck of a wagon on it. */
const rail = 676;
const deck = rail - 70;

/** The scene `industries`: a train over a bridge; on its wagons ride a mechanic with a gear, a shopkeeper and a nurse. */
export const industries: Scene = () =>
  [
    sun([192, 112], 50),
    viaduct(rail, 920, 5),
    [0, 1, 2].map((i) => wagon([14 + i * 258, rail], 232)).join(''),
    gear([186, deck - 68], 64, 14, white),
    figure([84, deck], 320, armed(poses.stand, [-24, 12], { to: [146, deck - 116] }), { hat: 'helmet' }),
    figure([388, deck], 300, poses.akimbo, { woman: true }),
    stall([288, deck], 200, 400, marigold),
    line(path(712, deck, 712, deck - 190), 8) + cross([712, deck - 236], 48),
    figure([602, deck], 320, armed(poses.wave, [-28, 10], [130, 168]), {
      woman: true,
      hat: 'nurse',
      left: true,
    }),
    engine([792, rail], 392),
  ].join('');
