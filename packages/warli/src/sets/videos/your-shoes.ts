import { bones, type Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { armed, limbs, type Pose, poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { blazer, handMirror, shoe } from '../../props/dress';
import { box, cotton, cover, ground, line, type Point, polar, poly, turned, white } from '../../svg';

const floor = 838;

/** He is new here: a blazer that he has borrowed, and shoes that he believes everybody sees. */
const newcomer: Person = {
  at: [534, floor - 26],
  h: 660,
  stroke: 14,
  halo: true,
  hat: 'none',
  pose: { ...poses.stand, lean: 2, nod: 4, arms: limbs(-20, 4, 20, -4), legs: limbs(-11, -4, 11, 4) },
};

/** She looks at herself, not at him. */
const mirrored: Pose = {
  ...armed(poses.stand, [-150, 97], { to: [150, 428] }),
  legs: limbs(-5, -2, 5, 2),
};

/** She ties her lace. */
const kneeling: Person = {
  at: [1020, floor],
  h: 440,
  stroke: 12,
  halo: true,
  woman: true,
  hat: 'plait',
  pose: {
    ...poses.kneel,
    lean: 34,
    nod: 20,
    arms: [{ to: [1100, 730] }, { to: [1141, 783] }],
    legs: limbs(6, -86, 102, 0),
  },
};

/** How they shine, to him. */
const shine = (at: Point): string =>
  line(
    [196, 214, 262, 278, 326, 344].map((a) => poly([polar(at, a, 156, 96), polar(at, a, 188, 130)])).join(''),
    8,
  );

/** The scene `your-shoes`. */
export const yourShoes: Scene = () =>
  [
    shine([540, 814]),
    handMirror([136, 330], 46, [150, 440]),
    figure([268, floor], 570, mirrored, {
      woman: true,
      left: true,
      stroke: 13,
    }),
    person(newcomer),
    blazer(bones(newcomer), newcomer),
    shoe([466, floor], 124),
    shoe([630, floor], 124),
    turned(cover(box([884, 388], 36, 76), 5, ground, cotton), 18, [902, 426]),
    figure(
      [792, floor],
      590,
      { ...armed(poses.stand, { to: [880, 494] }, { to: [876, 458] }), nod: 22 },
      { hat: 'topi', stroke: 13 },
    ),
    person(kneeling),
    shoe([1136, floor], 84, white),
    frame({ top: 'zigzag', bottom: 'zigzag' }),
  ].join('');
