import { figure } from '../../figure/figure';
import { pad } from '../../figure/hold';
import { armed, limbs, type Pose, poses } from '../../figure/pose';
import { bench, seated } from '../../figure/seat';
import { tree } from '../../ground/plant';
import type { Scene } from '../../page';
import { hut } from '../../props/building';
import { cross, microscope } from '../../props/clinic';
import { gate } from '../../props/gate';
import { table } from '../../props/room';
import { quilt } from '../../props/ward';
import { box, cover, line, marigold, path, type Point, white } from '../../svg';
import { floor, foot, frieze, stand } from '../friezes/way';
import { plain, tiffin } from './things';

/** The height of the poles of the litter. */
const poles = 190;

const bearer = (x: number, dx: number): string =>
  stand(x, 208, armed(poses.walk, { to: [x + dx, poles] }, { to: [x + dx + 16, poles] }), {
    hat: 'topi',
    halo: false,
  });

/** Two carry a third between them. */
const litter = (): string =>
  line(path(56, poles, 484, poles), 7) +
  figure([262, poles - 25], 190, armed(poses.lie, [8, 2], [-8, -2]), { turn: -90, hung: true }) +
  quilt([226, poles - 54], 172, 46) +
  cover(box([128, poles - 8], 276, 16), 5, white, white) +
  bearer(72, 4) +
  bearer(456, -8);

/** What goes from one to the next, and where. */
const passed: readonly Point[] = [
  [702, 158],
  [830, 148],
  [958, 158],
];

const passing = (from: Point | undefined, to: Point | undefined): Pose =>
  armed(poses.stand, from ? { to: from } : [-50, 30], to ? { to } : [40, 20]);

/** Ward boy, nurse and doctor: each takes something and hands it on. */
const handover = (): string =>
  stand(640, 204, passing(undefined, passed[0]), { hat: 'cap' }) +
  stand(766, 200, passing(passed[0], passed[1]), { woman: true, hat: 'nurse' }) +
  stand(894, 212, passing(passed[1], passed[2]), { hat: 'doctor' }) +
  stand(
    1020,
    200,
    { ...passing(passed[2], undefined), legs: poses.walk.legs },
    { woman: true, hat: 'nurse' },
  ) +
  passed.map((at) => pad(at, { at, h: 230, pose: poses.stand })).join('');

const tube: Point = [1258, 62];

/** The girl of the laboratory looks at a tube against the light. */
const laboratory = (): string =>
  table([1290, 204], 150, 80) +
  plain(microscope([1368, 202], 86)) +
  stand(1216, 200, armed(poses.stand, [-58, 42], { to: tube }), { woman: true, hat: 'plait' }) +
  line(path(tube[0] + 4, 66, tube[0] + 4, 24), 15) +
  line(path(tube[0] + 4, 64, tube[0] + 4, 46), 9, marigold);

/** Those who wait, with the tiffin that nobody has opened. */
const waiting = (): string =>
  bench([1604, 226], 200, 58) +
  seated([1656, 216], floor, 196, {}, { woman: true, halo: false }) +
  seated([1744, 216], floor, 204, { lean: 14, nod: 20 }, { hat: 'turban', halo: false }) +
  tiffin([1842, 230], { at: foot(1842), h: 200, pose: poses.stand });

/** He walks out on his own, and his child runs to meet him. */
const goingHome = (): string =>
  stand(1960, 208, { ...poses.walk, arms: limbs(52, 84, 84, 108) }) +
  stand(2086, 132, { ...poses.run, arms: limbs(70, 110, 84, 120) }, { left: true }) +
  stand(2180, 196, armed(poses.walk, [-30, 10], [48, 104]), {
    woman: true,
    left: true,
    holds: [tiffin, null],
  }) +
  hut([2300, floor + 6], 170, 220);

/** The scene `hospitals`: carried in at the left, walking home at the right. */
export const hospitals: Scene = (r) =>
  frieze(
    gate([268, floor + 6], 184, 231),
    cross([268, 42], 30),
    litter(),
    handover(),
    laboratory(),
    tree([1508, floor + 6], 276, r),
    waiting(),
    goingHome(),
  );
