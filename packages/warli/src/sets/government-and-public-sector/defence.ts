import { bones, type Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { garment } from '../../figure/garment';
import { armed, poses } from '../../figure/pose';
import { sitter } from '../../figure/seat';
import { groundLine } from '../../frame';
import type { Scene } from '../../page';
import { tricolour } from '../../props/tricolour';
import {
  bows,
  box,
  cotton,
  cover,
  ground,
  line,
  marigold,
  pairs,
  path,
  type Point,
  shape,
  turned,
  white,
} from '../../svg';

/** A pack with its roll on top, by its left upper corner. */
const pack = (x: number, y: number, tall: number): string =>
  cover(box([x, y], 140, tall), 10, ground, cotton) +
  cover(box([x + 22, y + tall * 0.52], 96, tall * 0.34), 8, ground, cotton) +
  line(path(x + 10, y - 24, x + 130, y - 24), 70, ground) +
  line(path(x + 10, y - 24, x + 130, y - 24), 50);

/** A rifle held upright. */
const rifle =
  line(path(176, 470, 152, 140), 10) +
  line(path(186, 580, 168, 380), 24) +
  cover(shape(176, 570, 204, 570, 226, 680, 178, 680), 8, white, white);

/** A helmet of steel. */
const helmet = (one: Person): string => {
  const { byHead } = bones(one);
  const at = (...xy: number[]): Point[] => pairs(xy).map(byHead);
  const dome = at(
    0,
    -0.1,
    1.5,
    -0.1,
    1.5,
    -0.1,
    1.3,
    -0.3,
    1.25,
    -0.6,
    1.15,
    -1.6,
    0,
    -1.6,
    -1.15,
    -1.6,
    -1.25,
    -0.6,
    -1.3,
    -0.3,
    -1.4,
    0.1,
    -1,
    0,
    0,
    -0.1,
  );
  return cover(bows(dome), 8, ground, cotton);
};

const guard: Person = {
  at: [310, 836],
  h: 690,
  halo: true,
  left: true,
  stroke: 14,
  pose: armed(poses.stand, [20, 70], { to: [186, 480] }),
};

const writer = sitter(
  [930, 600],
  836,
  630,
  { lean: 16, nod: 12, arms: [{ to: [780, 540] }, { to: [808, 510] }] },
  { left: true, stroke: 14 },
);

/** The pocket, the belt and the hem of a uniform, which has no beads: it is cut as a coat is. */
const uniform = (one: Person): string => line(garment({ ...one, hat: 'doctor' }).seams, 7, ground);

/** The trunk that one of them sits on. */
const trunk =
  cover(box([886, 612], 200, 224), 12) +
  line(path(886, 676, 1086, 676), 9) +
  line(path(986, 662, 986, 706), 30);

/** The scene `defence`. */
export const defence: Scene = () =>
  [
    tricolour([540, 836], 736, 230),
    pack(374, 342, 220),
    rifle,
    person(guard),
    uniform(guard),
    helmet(guard),
    trunk,
    pack(952, 396, 200),
    person(writer),
    uniform(writer),
    helmet(writer),
    turned(cover(shape(690, 500, 800, 500, 800, 560, 690, 560), 7, white, marigold), -12, [750, 540]),
    groundLine(844),
  ].join('');
