import { armsOver } from '../../../figure/seat';
import { person } from '../../../figure/figure';
import type { Person } from '../../../figure/bones';
import { poses } from '../../../figure/pose';
import {
  box,
  cotton,
  cover,
  each,
  ground,
  hide,
  ink,
  line,
  path,
  type Point,
  shape,
  white,
} from '../../../svg';
import { far } from '../../../ground/story';
import { clerk, father } from './adults';
import { boy, floor } from './boy';

/** A tower of registers that leans: takes the left foot, a width and a count. */
const tower = ([x, y]: Point, w: number, count: number): string =>
  each(count, (i) => {
    const [a, b] = [x + ((i * 7) % 5) * 7 - 14, y - 36 - i * 36];
    return (
      cover(box([a, b], w, 36), 6, ground, i % 3 === 1 ? cotton : white) +
      line(path(a + w * 0.68, b + 9, a + w * 0.68, b + 27), 8, ground)
    );
  });

/** A stamp in the fist. */
const stamp = ([x, y]: Point): string =>
  line(path(x, y - 26, x, y + 14), 11) +
  ink(shape(x - 14, y + 10, x + 14, y + 10, x + 24, y + 34, x - 24, y + 34));

/** He behind the bars. */
const he: Person = {
  at: [844, 538],
  h: 350,
  hung: true,
  left: true,
  ...clerk,
  pose: { ...poses.floor, nod: 6, arms: [[-24, 10], { to: [788, 380] }] },
  holds: [null, stamp],
};

/** The office: a wall with one small window, towers of registers behind. */
const office = (): string =>
  far(tower([776, 280], 80, 2) + tower([852, 280], 94, 6)) +
  hide(box([750, 268], 210, 336)) +
  person(he) +
  hide(box([734, 468], 236, 136)) +
  far(line(box([750, 268], 210, 336) + box([762, 300], 184, 168))) +
  line(
    each(3, (i) => path(812 + i * 48, 306, 812 + i * 48, 468)),
    10,
    ground,
  ) +
  far(line(each(3, (i) => path(812 + i * 48, 306, 812 + i * 48, 468))) + line(path(746, 474, 960, 474), 12));

const dad: Person = {
  at: [652, floor],
  h: 372,
  halo: true,
  ...father,
  pose: { ...poses.stand, lean: 4, arms: [{ to: [606, 474] }, { to: [724, 420] }] },
};

/** The office window: papers on one side, stamps on the other. */
export const officeWindow = (): string =>
  office() +
  person(dad) +
  each(2, (i) =>
    cover(
      shape(
        704 + i * 10,
        430 - i * 12,
        714 + i * 10,
        362 - i * 12,
        764 + i * 10,
        372 - i * 12,
        754 + i * 10,
        440 - i * 12,
      ),
      5,
      ground,
      i ? white : cotton,
    ),
  ) +
  armsOver(dad, [1]) +
  boy({ at: [550, floor], h: 234, pose: { ...poses.stand, nod: -8, arms: [[6, 20], { to: [607, 472] }] } });
