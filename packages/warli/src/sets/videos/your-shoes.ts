import { type Bones, bones, type Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { armed, limbs, poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { blazer, handMirror, shoe } from '../../props/dress';
import { bow, box, cotton, cover, ground, line, type Point, polar, poly, turned, white } from '../../svg';

const floor = 838;

/** He is new here: a blazer that he has borrowed, and shoes that he believes everybody sees. */
const newcomer: Person = {
  at: [492, floor - 26],
  h: 660,
  stroke: 14,
  halo: true,
  hat: 'none',
  pose: { ...poses.stand, lean: 2, nod: 20, arms: limbs(-20, 4, 20, -4), legs: limbs(-11, -4, 11, 4) },
};

/** She ties her lace. */
const kneeling: Person = {
  at: [998, floor],
  h: 440,
  stroke: 12,
  halo: true,
  woman: true,
  hat: 'plait',
  pose: {
    ...poses.kneel,
    lean: 34,
    nod: 20,
    arms: [{ to: [1084, 730] }, { to: [1137, 783] }],
    legs: limbs(6, -86, 102, 0),
  },
};

/** An eye that looks down, and a mouth that is not sure. */
const downcast = ({ head: [x, y], headRadius: r }: Bones): string =>
  line(
    bow([x + r * 0.24, y + r * 0.06], [x + r * 0.5, y + r * 0.36], [x + r * 0.74, y + r * 0.06]) +
      bow([x + r * 0.24, y + r * 0.66], [x + r * 0.44, y + r * 0.46], [x + r * 0.62, y + r * 0.62]),
    5,
    ground,
  );

/** How they shine, to him. */
const shine = (at: Point): string =>
  line(
    [196, 214, 262, 278, 326, 344].map((a) => poly([polar(at, a, 156, 96), polar(at, a, 188, 130)])).join(''),
    8,
  );

/** The scene `your-shoes`. */
export const yourShoes: Scene = () =>
  [
    shine([498, 814]),
    handMirror([78, 330], 46, [92, 440]),
    figure([208, floor], 570, armed(poses.stand, [-150, 97], { to: [92, 428] }), {
      woman: true,
      left: true,
      stroke: 13,
    }),
    person(newcomer),
    blazer(bones(newcomer), newcomer),
    downcast(bones(newcomer)),
    shoe([424, floor], 124),
    shoe([588, floor], 124),
    turned(cover(box([850, 388], 36, 76), 5, ground, cotton), 18, [868, 426]),
    figure(
      [758, floor],
      590,
      { ...armed(poses.stand, { to: [846, 494] }, { to: [842, 458] }), nod: 22 },
      { hat: 'topi', stroke: 13 },
    ),
    person(kneeling),
    shoe([1132, floor], 86, white),
    frame({ top: 'zigzag', bottom: 'zigzag' }),
  ].join('');
