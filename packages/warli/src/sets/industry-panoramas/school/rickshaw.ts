import type { Person } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { wheel } from '../../../props/vehicle';
import { cover, each, line, num, path, type Point, polar, poly, shape } from '../../../svg';
import { at } from '../floor';

/** The middle of the hood. */
const hub: Point = [194, 458];

/** The hood over the seat: two bows with strokes between them. */
const hood = (): string => {
  const on = (i: number, r: number): Point => polar(hub, 180 + i * 12.4, r);
  const arc = (r: number): string => {
    const [[a, b], [c, d]] = [on(0, r), on(9, r)];
    return `M${num(a + 8)} 516L${num(a)} ${num(b)}A${r} ${r} 0 0 1 ${num(c)} ${num(d)}`;
  };
  return (
    line(arc(92), 6) +
    line(arc(74), 4) +
    line(
      each(10, (i) => poly([on(i, 74), on(i, 92)])),
      3,
    )
  );
};

/** Frame, fork and handlebar. */
const frame = (): string =>
  line(path(176, 574, 314, 574, 302, 504) + path(314, 574, 368, 500, 304, 516), 6) +
  line(path(390, 584, 366, 484, 350, 470), 7) +
  line(path(286, 500, 318, 500), 12) +
  line(path(302, 584, 326, 564), 4);

/** The seat and the foot board. */
const bed = (): string =>
  cover(shape(122, 520, 240, 520, 230, 560, 138, 560), 5) +
  line(path(114, 520, 246, 520), 10) +
  line(path(222, 571, 268, 571), 8);

/** Takes the hips and who it is and gives one who rides. */
const rider = (hips: Point, more: Pick<Person, 'pose'> & Partial<Person>): Person => ({
  at: hips,
  h: 194,
  hung: true,
  halo: true,
  stroke: 6,
  ...more,
});

/** The cycle rickshaw that brings the children: he who drives, and the mother, who waves to them. */
export const rickshaw = (): string =>
  hood() +
  frame() +
  bed() +
  wheel([172, 574], 51, 12) +
  people([
    rider([300, 492], {
      hat: 'turban',
      pose: {
        ...poses.chair,
        lean: 10,
        arms: [at(348, 466), at(352, 470)],
        legs: [at(306, 582), at(326, 562)],
      },
    }),
    rider([196, 508], {
      woman: true,
      pose: {
        ...poses.chair,
        arms: [at(222, 500), at(266, 410)],
        legs: [at(238, 562), at(252, 562)],
      },
    }),
  ]) +
  wheel([390, 584], 41, 12);
