import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { chair, table } from '../../props/room';
import { copies } from '../../props/school';
import {
  cotton,
  cover,
  curve,
  disc,
  dots,
  ink,
  line,
  marigold,
  path,
  type Point,
  polar,
  shape,
  times,
  white,
} from '../../svg';

const floor = 838;

const cup: Point = [842, 500];

const calm: Point = [982, 226];

/** The steam of the tea, which rises and winds itself up. */
const breath = `M${cup[0] + 4} ${cup[1] - 72}C${cup[0] - 70} ${cup[1] - 130} ${calm[0] - 70} ${calm[1] + 122} ${curve(times(93).map((i) => polar(calm, 90 - i * 12, 122 * (1 - i / 93)))).slice(1)}`;

/** She has turned her back to the desk, one hand with the glass and one in her lap. */
const resting: Person = {
  at: [626, 692],
  h: 650,
  stroke: 14,
  halo: true,
  hung: true,
  woman: true,
  pose: {
    ...poses.chair,
    lean: -6,
    nod: -4,
    arms: [[-16, 50], { to: [cup[0] - 34, cup[1] + 12] }],
    legs: [{ to: [676, floor] }, { to: [738, floor] }],
  },
};

/** A clock whose next five minutes are cut out. */
const clock = (at: Point, r: number): string => {
  const wedge = [polar(at, -90, r * 0.8), polar(at, -60, r * 0.8)] as const;
  return (
    cover(disc(at, r), 8) +
    ink(`M${at.join(' ')}L${wedge[0].join(' ')}A${r * 0.8} ${r * 0.8} 0 0 1 ${wedge[1].join(' ')}Z`, cotton) +
    line(dots(times(12).map((i) => polar(at, i * 30, r * 0.82))), 10) +
    line(path(...polar(at, 30, r * 0.5), ...at, ...polar(at, -90, r * 0.7)), 10)
  );
};

/** The scene `tea-and-five-minutes`. */
export const teaAndFiveMinutes: Scene = () =>
  [
    clock([410, 196], 106),
    table([40, 640], 440, floor - 640),
    copies([70, 636], 180, 26),
    copies([278, 636], 160, 15),
    chair([632, 704], floor - 704),
    line(breath, 9),
    line(dots(times(36).map((i) => polar(calm, i * 10, 160))), 8),
    cover(
      shape(
        cup[0] - 40,
        cup[1] - 50,
        cup[0] + 40,
        cup[1] - 50,
        cup[0] + 30,
        cup[1] + 50,
        cup[0] - 30,
        cup[1] + 50,
      ),
      6,
      white,
      marigold,
    ),
    person(resting),
    armsOver(resting),
    frame({ bottom: 'comb' }),
  ].join('');
