import { person } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { armsOver } from '../../../figure/seat';
import { far } from '../../../ground/story';
import type { Person } from '../../../figure/bones';
import {
  box,
  cotton,
  cover,
  disc,
  each,
  ground,
  hide,
  ink,
  line,
  path,
  type Point,
  polar,
  poly,
  shape,
  white,
} from '../../../svg';
import { file, floor } from './file';
import { widow } from './people';

/** The sun of a Monday morning. */
const sun = (at: Point, r: number): string =>
  ink(disc(at, r)) +
  line(
    each(16, (i) => poly([polar(at, i * 22.5, r + 18), polar(at, i * 22.5, r + (i % 2 ? 32 : 42))])),
    6,
  );

/** She behind the window. */
const she: Person = {
  at: [384, 540],
  h: 360,
  hung: true,
  left: true,
  woman: true,
  pose: { ...poses.floor, lean: 4, nod: 4, arms: [{ to: [344, 450] }, { to: [312, 432] }] },
};

const her: Person = {
  at: [142, floor],
  h: 368,
  halo: true,
  woman: true,
  pose: { ...poses.stand, lean: 4, nod: 6, arms: [{ to: [232, 420] }, { to: [246, 438] }] },
};

/** The office: a tiled roof over one window. */
const office = (): string =>
  hide(box([290, 230], 168, 374)) +
  person(she) +
  hide(box([276, 470], 214, 136)) +
  far(
    line(box([284, 230], 178, 374)) +
      line(path(272, 474, 466, 474), 12) +
      cover(shape(300, 142, 474, 142, 476, 236, 244, 236), 5, white, cotton) +
      line(
        each(8, (i) => path(262 + i * 28, 228, 314 + i * 22, 150)),
        5,
        ground,
      ),
  );

/** Monday: she hands the file in. */
export const monday = (): string =>
  far(sun([150, 112], 58)) +
  office() +
  widow(her) +
  file([278, 424], 92, -6) +
  armsOver(her, [1]) +
  armsOver(she, [1]);
