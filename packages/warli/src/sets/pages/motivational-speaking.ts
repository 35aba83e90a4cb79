import { limbs } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import type { Scene } from '../../page';
import { microphone } from '../../props/room';
import {
  bow,
  cover,
  disc,
  dashes,
  dots,
  ink,
  line,
  marigold,
  onBow,
  path,
  type Point,
  times,
} from '../../svg';
import { listeners } from './listeners';

const floor = 560;

/** The round carpet he stands on. */
const carpet = (): string =>
  cover(disc([600, floor], 262, 50), 5, marigold) +
  dashes(disc([600, floor], 236, 41), 8, [1, 20], marigold) +
  ink(disc([600, floor], 206, 31), marigold);

/** Strings of marigolds between two poles, open above his head. */
const garlands = (): string =>
  line(path(72, 40, 72, 520) + path(1128, 40, 1128, 520) + path(40, 48, 1160, 48), 6) +
  [72, 262, 738, 928]
    .map((x) => {
      const [a, c, b]: [Point, Point, Point] = [
        [x, 48],
        [x + 100, 206],
        [x + 200, 48],
      ];
      return (
        line(bow(a, c, b), 3) + line(dots(times(9).map((k) => onBow(a, c, b, (k + 0.5) / 9))), 17, marigold)
      );
    })
    .join('');

/** The scene `motivational-speaking`: its lower edge is the ground. */
export const motivationalSpeaking: Scene = () =>
  [
    garlands(),
    line(path(40, 520, 1160, 520)),
    carpet(),
    microphone([760, 566], 262),
    speaker(
      [600, floor],
      448,
      { lean: -2, arms: limbs(-58, -108, 104, 142), legs: limbs(-16, -9, 20, 7), nod: -2 },
      { stroke: 12 },
    ),
    listeners(),
  ].join('');
