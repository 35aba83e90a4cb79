import { microscope, tubes } from '../../props/clinic';
import { colleague } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { hammer, bag } from '../../figure/hold';
import { gear } from '../../props/machine';
import { shelves } from '../../props/market';
import type { Scene } from '../../page';
import { beads, tree as leafy } from '../../ground/plant';
import { armed, type Pose, poses } from '../../figure/pose';
import { chair, counter, laptop, lamp, table } from '../../props/room';
import { star } from '../../props/star';
import { box, cover, line, path, shape, white } from '../../svg';

const floors = [361, 526, 691];

const at = (x: number, y: number, i: number, pose: Pose, left = false): string =>
  figure([x, y - 4], 142, pose, { ...colleague(i), left });

const desk = (x: number, y: number, i: number, left = false): string => {
  const k = left ? -1 : 1;
  return (
    chair([x, y - 44], 44, left) +
    figure([x, y - 46], 142, poses.chair, { hung: true, ...colleague(i), left }) +
    table([x + k * 65 - 45, y - 76], 90, 74) +
    laptop([x + k * 66, y - 80], 56, left)
  );
};

/** The scene `industries`. */
export const industries: Scene = (r) =>
  [
    star([600, 64], 44),
    cover(shape(200, 208, 600, 122, 1000, 208), 6),
    cover(box([240, 208], 720, 648), 7),
    line(floors.map((y) => path(240, y, 960, y)).join(''), 8),
    leafy([112, 858], 310, r),
    leafy([1084, 858], 280, r),
    lamp([600, 208], 14, 18),
    desk(350, 361, 0),
    desk(850, 361, 1, true),
    table([420, 458], 400, 64),
    microscope([570, 456], 66) + tubes([680, 456], 4, 46),
    at(490, 526, 3, armed(poses.reach, { to: [548, 430] }, { to: [556, 440] })),
    at(880, 526, 4, armed(poses.point, [-46, 40], [70, 120]), true),
    shelves([264, 688], 300, 130, 3, 7),
    at(640, 691, 2, poses.explain),
    counter([700, 630], 120, 60),
    figure([880, 687], 142, poses.point, { woman: true, left: true, holds: [bag, null] }),
    gear([350, 774], 72, 14, white),
    at(480, 856, 1, armed(poses.reach, { to: [424, 770] }, { to: [420, 800] }), true),
    table([620, 794], 190, 60),
    gear([700, 762], 32, 9),
    figure([860, 852], 142, armed(poses.reach, { to: [776, 790] }, { to: [772, 752] }), {
      hat: 'cap',
      left: true,
      holds: [null, hammer],
    }),
    line(path(0, 860, 1200, 860), 6),
    beads([0, 880], [1200, 880], 52, 7),
  ].join('');
