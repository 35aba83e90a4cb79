import type { Person } from '../../figure/bones';
import { hammer, pad, spanner } from '../../figure/hold';
import { armed, poses } from '../../figure/pose';
import { conveyor } from '../../props/machine';
import { box, cotton, cover, line, path, white } from '../../svg';
import { parcel } from '../friezes/parcel';
import { at, floor, soles } from './floor';
import { crew } from './helmet';

/** How high the belt is. */
const belt = 534;

/** Takes a place, what the far and the near hand do and who it is and gives one at the belt. */
const hand = (
  x: number,
  far: Person['pose']['arms'][0],
  near: typeof far,
  more: Partial<Person> = {},
): Person => ({
  at: [x, soles],
  h: 194,
  halo: true,
  stroke: 6,
  pose: armed({ ...poses.stand, lean: 4 }, far, near),
  ...more,
});

/** Those at the belt: she hammers, he screws, he lifts, she checks with a list. */
const hammers = hand(322, [-24, 20], at(368, 442), { woman: true });
const screws = hand(424, at(478, 512), at(470, 507));
const lifts = hand(516, at(540, 512), at(570, 512));
const checks = hand(612, [-24, 10], at(588, 480), { woman: true, left: true });

/** What lies on the belt: a plate with pins, a plate with a bolt, and the carton that they go into. */
const work = (): string =>
  cover(box([364, belt - 24], 58, 22) + box([472, belt - 24], 44, 22), 5, white, cotton) +
  line(path(378, belt - 24, 378, belt - 34) + path(408, belt - 24, 408, belt - 34), 6) +
  line(path(498, belt - 24, 498, belt - 46), 9) +
  parcel([534, belt - 24], 42, cotton, 42);

/** The belt and those who work at it. */
export const assembly = (): string =>
  crew([hammers, screws, lifts, checks]) +
  conveyor([272, belt], 376, floor - belt) +
  work() +
  hammer([368, 442], hammers) +
  spanner([470, 507], screws) +
  pad([588, 480], checks);
