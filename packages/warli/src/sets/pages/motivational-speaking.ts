import { limbs } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { groundLine } from '../../frame';
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
  line(path(84, 40, 84, 520) + path(1116, 40, 1116, 520) + path(52, 48, 1148, 48), 6) +
  [84, 274, 736, 926]
    .map((x) => {
      const [a, c, b]: [Point, Point, Point] = [
        [x, 48],
        [x + 95, 170],
        [x + 190, 48],
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
    groundLine(520),
    carpet(),
    microphone([760, 566], 262),
    speaker(
      [600, floor],
      448,
      { lean: -2, arms: limbs(-58, -108, 100, 136), legs: limbs(-16, -9, 20, 7), nod: -2 },
      { stroke: 12 },
    ),
    listeners(),
  ].join('');
