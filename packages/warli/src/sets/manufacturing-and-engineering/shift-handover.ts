import type { Hat } from '../../figure/hat';
import { person } from '../../figure/figure';
import { bag } from '../../figure/hold';
import { armed, limbs, poses } from '../../figure/pose';
import { moon, sun } from '../../ground/land';
import type { Scene } from '../../page';
import {
  box,
  cotton,
  cover,
  dots,
  each,
  ink,
  line,
  path,
  type Point,
  shape,
  times,
  turned,
  white,
} from '../../svg';

/** The line on which both shifts walk, one on each side of it. */
const level = 450;

const places = [92, 236, 384, 820, 966, 1110];

const worker = (x: number, i: number): string =>
  person({
    at: [x, level - 4],
    h: 248,
    stroke: 9,
    woman: i % 3 === 1,
    hat: (i % 3 === 1 ? 'bun' : i % 2 ? 'topi' : 'cap') satisfies Hat,
    pose:
      i === 2
        ? armed({ ...poses.walk, lean: 4 }, { to: [492, 352] }, { to: [500, 392] })
        : { ...poses.walk, lean: 3, arms: limbs(-22, -6, 16, 16) },
    holds: i === 2 ? [null, null] : [null, i === 1 || i === 4 ? bag : null],
  });

/** The saw-toothed roof of the plant, over the whole width. */
const roof = (): string =>
  ink(each(10, (i) => shape(i * 120 + 6, 92, i * 120 + 6, 26, i * 120 + 114, 92))) +
  line(path(0, 106, 1200, 106), 6) +
  line(dots(times(30).map((i): Point => [20 + i * 40, 128])), 8);

/** One shift: its workers, the roof over them and what stands in the sky. */
const shift = (day: boolean): string =>
  roof() + places.map((x, i) => worker(x, i)).join('') + (day ? sun([600, 240], 56) : moon([590, 240], 70));

/** The register, of which one half lies on each side of the line. */
const register = (): string =>
  cover(box([482, level - 82], 236, 164), 8, white, cotton) +
  line(path(600, level - 82, 600, level + 82), 7, 'currentColor') +
  line(
    each(
      4,
      (i) =>
        path(506, level - 48 + i * 32, 576, level - 48 + i * 32) +
        path(624, level - 48 + i * 32, 694, level - 48 + i * 32),
    ),
    6,
    'currentColor',
  );

/** The scene `shift-handover`: like a playing card, the day's shift walks upright and the night's on its head, and both hold one register. */
export const shiftHandover: Scene = () =>
  [
    line(path(0, level, 1200, level), 7),
    shift(true),
    turned(shift(false), 180, [600, level]),
    register(),
  ].join('');
