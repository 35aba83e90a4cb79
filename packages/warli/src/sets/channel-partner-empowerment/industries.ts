import { boat } from '../../props/boat';
import { hall, hut } from '../../props/building';
import { figure } from '../../figure/figure';
import { crate } from '../../figure/hold';
import { trail, water } from '../../ground/land';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { box, cotton, cover, hide, line, marigold, path, type Point, points, poly, white } from '../../svg';
import { van } from '../../props/vehicle';

const road = 440;

/** Where the land ends and the water begins. */
const shore = points(640, 520, 590, 580, 640, 680, 600, 780, 640, 920);

const parcel = ([x, y]: Point, s: number): string =>
  cover(box([x, y - s], s, s), 5, white, cotton) + line(path(x, y - s / 2, x + s, y - s / 2), 4);

const carrier = (x: number, woman: boolean): string =>
  figure([x, 866], 340, poses.carry, { woman, hat: woman ? 'bun' : 'topi', stroke: 9, holds: [null, crate] });

const sailor = figure([818, 802], 296, armed(poses.wave, [-40, 30], [130, 164]), { hat: 'turban' });

/** The scene `industries`: from a pillared store a van sets out on the road and a boat on the water. */
export const industries: Scene = () =>
  [
    hall([50, road], 290, 350),
    van([410, road], 380, marigold),
    hut([1036, road - 4], 128, 190),
    figure([920, road - 2], 320, armed(poses.wave, [-30, 16], [130, 166]), { woman: true, left: true }),
    line(path(0, road, 1200, road), 6),
    beads([16, 464], [1184, 464], 40, 6),
    water([560, 560], 700, 12, 30, 70),
    hide(poly([[0, 500], [640, 500], ...shore, [0, 920]], true)),
    line(trail(shore), 6),
    line(path(0, 872, 606, 872)),
    carrier(130, false),
    carrier(390, true),
    sailor,
    parcel([896, 812], 92),
    parcel([1002, 812], 72),
    boat([896, 874], 480, false, marigold),
  ].join('');
