import type { Held } from '../../figure/bones';
import { dressedFigure } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { telephone } from '../../props/desk';
import {
  bow,
  box,
  cotton,
  cover,
  each,
  ground,
  ink,
  larger,
  line,
  marigold,
  path,
  type Point,
  shape,
  white,
} from '../../svg';

const floor = 838;
const top = 600;

/** A stamp in the fist, its rubber below. */
const stamp: Held = ([x, y]) =>
  line(path(x, y - 34, x, y + 40), 20) +
  ink(shape(x - 30, y + 34, x + 30, y + 34, x + 56, y + 78, x - 56, y + 78), marigold);

/** A desk with drawers at the right. */
const desk =
  line(path(150, top, 138, floor), 14) +
  cover(box([800, top], 260, floor - top - 6), 10) +
  line(path(800, 680, 1060, 680) + path(800, 756, 1060, 756), 8) +
  line(path(906, 648, 954, 648) + path(906, 720, 954, 720) + path(906, 796, 954, 796), 12) +
  ink(box([90, top - 14], 1020, 28));

/** The register lies open. */
const register =
  cover(shape(530, top - 16, 572, top - 58, 802, top - 58, 844, top - 16), 8, ground, cotton) +
  line(path(687, top - 58, 687, top - 16), 7, ground) +
  line(path(590, top - 38, 650, top - 38) + path(724, top - 38, 784, top - 38), 8, ground);

const phone: Point = [312, top - 14];

/** The receiver, laid on the desk beside its telephone. */
const laid =
  line(bow([246, 530], [200, 440], [160, 546]), 8) +
  line(path(114, 548, 206, 548), 22) +
  line(path(114, 552, 114, 570) + path(206, 552, 206, 570), 32);

const files = each(9, (i) => {
  const [x, y] = [886 + ((i * 7) % 4) * 10, top - 56 - i * 42];
  return (
    cover(box([x, y], 180, 42), 7, ground, i % 2 ? cotton : white) +
    line(path(x + 126, y + 6, x + 126, y + 36), 10, ground)
  );
});

/** The scene `office-staff`. */
export const officeStaff: Scene = () =>
  [
    dressedFigure(
      [500, floor],
      680,
      { ...poses.stand, lean: 6, nod: 6, arms: [{ to: [432, 566] }, { to: [716, 330] }] },
      { hat: 'topi', stroke: 13, holds: [null, stamp] },
    ),
    desk,
    files,
    register,
    larger(telephone(phone, 90), 2, phone),
    laid,
    frame({ bottom: 'triangles' }),
  ].join('');
