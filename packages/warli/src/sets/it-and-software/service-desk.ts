import { bones, type Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { frame } from '../../frame';
import { moon } from '../../ground/land';
import type { Scene } from '../../page';
import { telephone } from '../../props/desk';
import { headset } from '../../props/headset';
import { bow, box, cover, dots, ground, ink, line, path, points } from '../../svg';

const floor = 838;

const carrier: Person = {
  at: [310, floor],
  h: 690,
  woman: true,
  hat: 'plait',
  halo: true,
  stroke: 14,
  pose: { ...poses.carry, lean: -6, arms: [{ to: [436, 496] }, { to: [530, 506] }] },
};

/** The scene `service-desk`. */
export const serviceDesk: Scene = () =>
  [
    cover(box([790, 90], 310, 300), 12),
    moon([950, 240], 84),
    line(dots(points(846, 150, 1044, 150, 846, 336, 1048, 336)), 16),
    dressed([carrier]),
    headset(bones(carrier), true),
    line(path(640, 512, 640, 556) + path(580, 562, 700, 562), 16),
    line(bow([640, 566], [720, 660], [636, 700]) + bow([636, 700], [590, 726], [616, 764]), 9),
    ink(box([598, 764], 38, 46)),
    cover(box([424, 280], 316, 226), 24, ground) + cover(box([424, 280], 316, 226), 13),
    armsOver(carrier),
    line(path(810, 600, 810, floor) + path(1080, 600, 1080, floor), 14) + ink(box([776, 584], 334, 24)),
    `<g stroke-width="10">${telephone([944, 578], 200)}</g>`,
    line(bow([858, 486], [944, 440], [1030, 486]), 28),
    frame({ bottom: 'comb' }),
  ].join('');
