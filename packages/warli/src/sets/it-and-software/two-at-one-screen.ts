import { behind } from '../../figure/behind';
import type { Person } from '../../figure/bones';
import { limbs, type Pose } from '../../figure/pose';
import type { Scene } from '../../page';
import { script } from '../../props/script';
import { beads, fern } from '../../ground/plant';
import { box, cover, disc, ink, line, marigold, path, type Point, shape } from '../../svg';

/** The code, a field of pattern; the letter that is missing stands on its head. */
const code = [
  'ttttt ooo  /////  vvvv',
  '  hhhh .... tttt  xxx ',
  '    vvvvvv  ooo ----- ',
  '    //// tttttt  hhhh ',
  '  xxxxx ...... vvvv   ',
  '  oooo  hhh tt   tt   ',
  'vvv  ///  xx      ....',
  'tttttt            oooo',
];

/** The typo: a triangle that stands on its tip. */
const [x, y]: Point = [801, 426];
const typo =
  ink(shape(x - 24, y - 20, x + 24, y - 20, x, y + 24), marigold) + line(disc([x, y - 2], 42), 7, marigold);

/** Somebody who sits cross-legged before the screen, seen from behind. */
const one = (at: number, arms: Pose['arms'], more: Partial<Person>): string =>
  behind([at, 818], 540, { hung: true, stroke: 12, ...more }, { arms, legs: limbs(-82, 74, 82, -74) });

/** The scene `two-at-one-screen`: seen from behind, two before a wall of signs, one of which is the wrong way up. */
export const twoAtOneScreen: Scene = () =>
  [
    cover(box([56, 40], 1088, 610), 10),
    script(code, [126, 116], 45, 62),
    typo,
    line(path(56, 862, 1144, 862), 6),
    beads([60, 884], [1140, 884], 46, 8),
    fern([160, 856], 180, 8),
    fern([1040, 856], 180, -8),
    one(432, limbs(-20, -40, 74, 96), { hat: 'topi' }),
    one(720, [[-26, -30], { to: [801, 488] }], { woman: true, hat: 'knot' }),
  ].join('');
