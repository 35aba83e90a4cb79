import type { Held, Person } from '../../../figure/bones';
import { cloth } from '../../../figure/cloth';
import { person } from '../../../figure/figure';
import { type Limb, limbs } from '../../../figure/pose';
import { far } from '../../../ground/story';
import { box, cotton, cover, disc, ground, ink, larger, line, path, turned } from '../../../svg';
import { floor, key } from './branch';
import { roof, slats, sun } from './front';

/** A stick from the hand to the ground. */
const stick: Held = ([x, y], { h }) => {
  const w = h * 0.032;
  return line(`M${x} ${floor - 2}V${y - w * 1.8}q0 ${-w * 1.8} ${-w * 2} ${-w * 1.8}`, w);
};

/** A passbook that is held up. */
const passbook: Held = ([x, y]) => turned(ink(box([x - 9, y - 30], 22, 30), cotton), 8, [x, y]);

/** A form. */
const form: Held = ([x, y]) =>
  ink(box([x - 8, y - 42], 30, 44), cotton) +
  line(`M${x - 2} ${y - 30}h18M${x - 2} ${y - 14}q4 -10 7 0t6 0t6 -5`, 3, ground);

/** The far arm with a passbook, and both arms of those who have a stick besides. */
const [raised, low]: readonly [Limb, Limb] = [
  [158, 176],
  [-4, 4],
];

/** Takes a place, a height, whether a passbook is held up, and who it is, and gives one who waits, a stick in the near hand. */
const waits = (x: number, h: number, hasBook: boolean, more: Partial<Person> = {}): Person => ({
  at: [x, floor],
  h,
  halo: true,
  pose: { lean: 8, arms: [hasBook ? raised : low, [6, 2]], legs: limbs(-7, -4, 7, 3) },
  holds: [hasBook ? passbook : null, stick],
  ...more,
});

/** Takes a place and a height and gives the first of the queue. */
export const first = (x: number, h: number): string => {
  const one = waits(x, h, false, { woman: true, hat: 'knot' });
  return person(one) + cloth(one);
};

/** No stick in the near hand. */
const bare: Partial<Person> = { holds: [passbook, null] };

/** The girl, who has a form and no stick. */
const girl = waits(1132, 150, false, {
  woman: true,
  hat: 'plait',
  pose: { lean: 2, arms: [low, { to: [1160, 474] }], legs: limbs(-7, -4, 7, 3) },
  holds: [null, form],
});

/** All who wait behind the first, from the last on. */
const others: readonly Person[] = [
  waits(1014, 158, true, { hat: 'topi' }),
  waits(1074, 150, true, { woman: true, ...bare }),
  girl,
  waits(1206, 164, true, { hat: 'turban' }),
  waits(1266, 150, true, { woman: true, ...bare }),
  waits(1322, 158, true, bare),
];

/** The manager, who looks out of the window, the key in the hand. */
const lookout = (): string =>
  ink(disc([1318, 312], 17) + 'M1294 338h48l-24 34Z') +
  ink('M1314 338h8l4 18l-8 8l-8 -8Z', ground) +
  larger(key([1358, 304]), 0.68, [1358, 304]);

/** The branch, its shutter down and a window beside it: its slats are seen above those who wait. */
const branch = (): string =>
  line(path(984, 270, 984, floor) + path(1418, 270, 1418, floor)) +
  roof([968, 232], 466) +
  slats([1006, 264], 262, 108) +
  cover(box([1290, 280], 94, 100));

/** Eight minutes to ten: a long queue before the closed branch, the sun low over its roof. */
export const queue = (): string =>
  [
    far(sun([1200, 206], 132, 232, 9, 52) + branch()),
    lookout(),
    others.map(person).join(''),
    first(1376, 150),
  ].join('');
