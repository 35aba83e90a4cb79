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

/** She who shows the way. */
const usher = (): string =>
  stand(600, 196, armed(poses.stand, [-40, 14], [62, 96]), { woman: true, hat: 'nurse', left: true });

/** Where the list goes from one to the next. */
const passed: Point = [830, 148];

const passing = (from: Point | undefined, to: Point | undefined): Pose =>
  armed(poses.stand, from ? { to: from } : [-50, 30], to ? { to } : [22, -6]);

/** Nurse and doctor: a list goes from hand to hand. */
const handover = (): string =>
  stand(766, 200, passing(undefined, passed), { woman: true, hat: 'nurse' }) +
  stand(894, 212, passing(passed, undefined), { hat: 'doctor' }) +
  pad(passed, { at: passed, h: 230, pose: poses.stand });

const tube: Point = [1090, 62];

/** The girl of the laboratory looks at a tube against the light. */
const laboratory = (): string =>
  table([1122, 204], 150, 80) +
  plain(microscope([1200, 202], 86)) +
  stand(1048, 200, armed(poses.stand, [-58, 42], { to: tube }), { woman: true, hat: 'plait' }) +
  line(path(tube[0] + 4, 66, tube[0] + 4, 24), 15) +
  line(path(tube[0] + 4, 64, tube[0] + 4, 46), 9, marigold);

/** Those who wait, with the tiffin that nobody has opened. */
const waiting = (): string =>
  bench([1448, 226], 190, 58) +
  seated([1490, 216], floor, 196, {}, { woman: true, halo: false }) +
  seated(
    [1578, 216],
    floor,
    204,
    { lean: 14, nod: 20, arms: [{ to: [1612, 206] }, { to: [1624, 208] }] },
    { hat: 'turban', halo: false },
  ) +
  tiffin([1668, 230], { at: foot(1668), h: 200, pose: poses.stand });

/** He walks out on his own, and his child runs to meet him. */
const goingHome = (): string =>
  stand(1816, 208, { ...poses.walk, arms: limbs(52, 84, 84, 108) }) +
  stand(1946, 132, { ...poses.run, arms: limbs(70, 110, 84, 120) }, { left: true }) +
  stand(2044, 196, armed(poses.walk, [-30, 10], [48, 104]), {
    woman: true,
    left: true,
    holds: [tiffin, null],
  }) +
  hut([2188, floor + 6], 160, 220);

/** The scene `hospitals`: carried in at the left, walking home at the right. */
export const hospitals: Scene = (r) =>
  frieze(
    gate([268, floor + 6], 184, 231),
    cross([268, 42], 30),
    litter(),
    usher(),
    handover(),
    laboratory(),
    tree([1368, floor + 6], 230, r),
    waiting(),
    goingHome(),
  );
