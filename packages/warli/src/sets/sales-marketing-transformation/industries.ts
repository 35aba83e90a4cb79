import { flock } from '../../props/animal';
import type { Person } from '../../figure/bones';
import { factory, hall, hut } from '../../props/building';
import { dressedFigure } from '../../figure/finery';
import { bag, pad } from '../../figure/hold';
import { sun } from '../../ground/land';
import { shelves, stall } from '../../props/market';
import type { Scene } from '../../page';
import { beads, grass } from '../../ground/plant';
import { armed, type Pose, poses } from '../../figure/pose';
import { line, marigold, path } from '../../svg';

const [street, floor, tall] = [372, 838, 384];

const one = (x: number, pose: Pose, more: Partial<Person>): string =>
  dressedFigure([x, floor - 2], tall, pose, { stroke: 10, ...more });

/** Two who shake hands: their hands meet at `x`. */
const shaking = (x: number, seller: Partial<Person>, customer: Partial<Person>): string => {
  const meet = { to: [x, floor - tall * 0.58] } as const;
  return (
    one(x - 96, armed(poses.stand, [-12, 4], meet), { ...seller, holds: [bag, null] }) +
    one(x + 96, armed(poses.stand, [-20, 8], meet), { ...customer, left: true })
  );
};

const houses = (): string =>
  shelves([58, street - 6], 194, 140, 2, 4) +
  stall([40, street], 230, 262, marigold) +
  factory([330, street], 250, 250) +
  hall([654, street], 230, 270) +
  hut([986, street], 160, 230);

/** The scene `industries`: sellers with customers before a shop, a factory, a bank and a house. */
export const industries: Scene = (r) =>
  [
    sun([930, 84], 34),
    flock([330, 100], 3, 34),
    houses(),
    line(path(0, street, 1200, street)),
    beads([0, street + 24], [1200, street + 24], 52, 6),
    shaking(214, { hat: 'tie' }, { hat: 'turban' }),
    one(488, armed(poses.talk, [-20, 8], [10, 126]), { woman: true, holds: [null, pad] }),
    one(720, armed(poses.stand, [-16, 8], [2, -16]), { hat: 'helmet', left: true }),
    shaking(990, {}, { woman: true, hat: 'plait' }),
    line(path(0, floor, 1200, floor), 6),
    grass([0, 884], [1200, 884], 16, r),
  ].join('');
