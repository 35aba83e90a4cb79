import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { cog } from '../../props/machine';
import { box, cotton, cover, disc, each, ground, line, path, turned } from '../../svg';

const floor = 838;
/** The rail and the plate of the gangway. */
const [rail, plate] = [450, 690];

const manager: Person = {
  at: [390, plate - 8],
  h: 600,
  hat: 'helmet',
  halo: true,
  stroke: 14,
  pose: { ...poses.stand, lean: 4, nod: 8, arms: [{ to: [250, rail - 14] }, { to: [614, 300] }] },
};

/** The scene `plant-manager`. */
export const plantManager: Scene = () =>
  [
    line(path(-20, rail, 690, rail, 690, plate) + path(-20, 570, 690, 570) + path(150, rail, 150, plate), 11),
    cover(box([-20, plate], 750, 32), 11),
    line(
      each(4, (i) => path(i * 180 - 20, plate + 36, i * 180 + 70, floor, i * 180 + 160, plate + 36)),
      10,
    ),
    dressed([manager]),
    turned(
      cover(box([550, 262], 270, 70), 10, ground, cotton) + line(disc([800, 297], 12, 22), 7, ground),
      -16,
      [620, 300],
    ),
    armsOver(manager),
    cover(box([800, 480], 310, floor - 480), 12),
    cog([956, 440], 160, 10),
    cog([956, 720], 94, 8),
    frame({ bottom: 'triangles' }),
  ].join('');
