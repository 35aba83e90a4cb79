import { crossLegged } from '../../figure/behind';
import type { Person } from '../../figure/bones';
import type { Look } from '../../figure/cast';
import { person } from '../../figure/figure';
import { limbs } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { frame, groundLine } from '../../frame';
import { moon, stars } from '../../ground/land';
import { manuscript, writingDesk } from '../../props/paper';
import { engine, wagon } from '../../props/train';
import type { Scene } from '../../page';
import { line, marigold, path, type Point, shape } from '../../svg';
import { holding } from '../speaker/limbs';
import { standing, whole } from '../speaker/whole';

/** Off the desk, and about the ring of those who read. */
const way = 'M414 668L552 634C620 618 640 566 800 560S1064 600 1064 676S960 786 820 790S612 770 606 712';

const reader = ([x, y]: Point, h: number, look: Look, drop = 0): Person => ({
  at: [x, y],
  h,
  hung: true,
  halo: true,
  pose: {
    lean: 0,
    arms: [{ to: [x - 46, y - 4] }, { to: [x + 46, y - 4 + drop] }],
    legs: limbs(-55, 100, 55, -100),
  },
  ...look,
});

const beyond = [
  reader([706, 556], 270, { woman: true }),
  reader([840, 538], 270, { hat: 'topi' }),
  reader([958, 548], 270, { woman: true, hat: 'plait' }, 18),
];

/** His legs, crossed as he sits on the ground. */
const crossed =
  shape(560, 494, 456, 523, 552, 549, 580, 549, 576, 541, 498, 523, 566, 510) +
  shape(614, 494, 718, 523, 622, 549, 594, 549, 598, 541, 676, 523, 608, 510);

/** The scene `blog`: he writes at a low desk while a train goes by, and a ring of people reads. */
export const blog: Scene = (r) =>
  [
    stars([60, 50], [480, 150], 7, r),
    stars([700, 50], [1000, 210], 7, r),
    moon([1090, 110], 50),
    groundLine(262),
    [250, 394].map((x) => wagon([x, 262], 120)).join(''),
    engine([536, 262], 130),
    beyond.map(person).join(''),
    writingDesk([400, 690], 172, 832),
    manuscript(way),
    beyond.map((one) => armsOver(one)).join(''),
    line(path(424, 668, 478, 586), 8, marigold),
    standing(
      whole(crossed, holding(528, 308, 486, 392, 416, 366) + holding(626, 316, 680, 402, 694, 492)),
      [246, 946],
      -1.1,
    ),
    crossLegged([760, 812], 250, { hat: 'turban' }),
    crossLegged([930, 812], 250, { woman: true, hat: 'braid' }),
    frame({ bottom: 'zigzag', isOpening: true }),
  ].join('');
