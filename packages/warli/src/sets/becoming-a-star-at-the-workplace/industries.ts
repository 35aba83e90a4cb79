import { microscope, tubes } from '../../props/clinic';
import { figure } from '../../figure/figure';
import { bag, pad } from '../../figure/hold';
import { gear } from '../../props/machine';
import { shelves } from '../../props/market';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { counter, laptop, table } from '../../props/room';
import { bench, seated } from '../../figure/seat';
import { star } from '../../props/star';
import { box, cover, ink, line, path, shape, white } from '../../svg';

/** The floors of the upper and the lower storey, and how tall people are. */
const [upper, lower, tall] = [508, 846, 292];

/** A house cut open: a roof, two storeys, a wall between the rooms. */
const house = (): string =>
  cover(shape(30, 178, 600, 102, 1170, 178), 6) +
  cover(box([80, 178], 1040, lower - 178), 7) +
  line(path(80, upper, 1120, upper) + path(600, 178, 600, lower), 8);

const office = (): string =>
  bench([136, 404], 110, upper - 404) +
  seated([196, 394], upper - 4, 330, { lean: 5, arms: [{ to: [308, 346] }, { to: [320, 350] }] }) +
  table([280, 364], 150, 138) +
  laptop([350, 360], 100) +
  figure([520, upper - 4], tall, armed(poses.stand, [-16, 10], { to: [462, 330] }), {
    woman: true,
    left: true,
    holds: [null, pad],
  });

const laboratory = (): string =>
  figure([706, upper - 4], tall, armed(poses.reach, { to: [800, 400] }, { to: [820, 390] }), {
    woman: true,
    hat: 'plait',
  }) +
  table([800, 408], 276, 94) +
  microscope([884, 404], 110) +
  tubes([968, 404], 4, 70);

const shop = (): string =>
  shelves([104, lower - 6], 118, 258, 4, 2) +
  figure([346, lower - 4], tall, armed(poses.talk, [-20, 20], { to: [420, 706] }), { hat: 'turban' }) +
  counter([266, 738], 158, 104) +
  figure([516, lower - 4], tall, armed(poses.stand, { to: [440, 700] }, [-20, 6]), {
    woman: true,
    left: true,
    holds: [null, bag],
  });

const workshop = (): string =>
  ink(shape(690, lower, 708, 768, 742, 768, 760, lower)) +
  gear([725, 720], 88, 14, white) +
  figure([898, lower - 4], tall, armed(poses.reach, { to: [812, 690] }, { to: [806, 748] }), {
    hat: 'helmet',
    left: true,
  }) +
  table([968, 742], 130, 100) +
  gear([1033, 700], 38, 10);

/** The scene `industries`: a house open to us, with an office, a laboratory, a shop and a workshop. */
export const industries: Scene = () =>
  [
    star([600, 54], 36),
    house(),
    office(),
    laboratory(),
    shop(),
    workshop(),
    line(path(0, lower + 4, 1200, lower + 4), 6),
    beads([0, 876], [1200, 876], 52, 7),
  ].join('');
