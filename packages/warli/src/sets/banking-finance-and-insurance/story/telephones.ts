import { bones, type Person } from '../../../figure/bones';
import { limbs } from '../../../figure/pose';
import { far } from '../../../ground/story';
import { telephone } from '../../../props/desk';
import { box, cover, dashes, ground, ink, line, num, path, type Point, poly, points } from '../../../svg';
import { boss, clock, floor, key } from './branch';

const busy: Person = {
  at: [594, floor],
  h: 364,
  pose: { lean: 0, arms: limbs(-60, 156, 60, -156), legs: limbs(-12, -8, 12, 8) },
};

/** The ends of a receiver and the control of its bow, at the right ear or, with -1, the left. */
const ends = (k: number): readonly [Point, Point, Point] => {
  const { byHead } = bones(busy);
  return [byHead([k * 1.2, -0.8]), byHead([k * 3.5, 0.1]), byHead([k * 1.2, 1])];
};

/** What ties both receivers to their telephones. */
const cables = (): string =>
  line(
    `${poly([ends(-1)[2]])}C476 400 500 520 640 520S690 470 722 440${poly([ends(1)[2]])}C680 370 740 340 784 438`,
  );

/** A receiver at the right ear or, with -1, the left. */
const receiver = (k: number): string => {
  const [a, c, b] = ends(k).map((p) => p.map(num).join(' '));
  const bar = `M${a}Q${c} ${b}`;
  return line(bar, 24, ground) + line(bar, 13) + line(`M${a}h0M${b}h0`, 25);
};

/** What the day rises and falls by. */
const chart = (): string =>
  cover(box([718, 60], 194, 210)) +
  line(poly(points(736, 216, 774, 132, 804, 186, 840, 96, 866, 206, 886, 226)), 8) +
  ink('M902 246L893 212L870 236Z');

/** The strip that the printer spits out, which curls up on the floor. */
const strip = 'M856 396C850 296 934 288 926 384S872 520 892 562S948 584 942 548S910 534 916 558';

/** The desk, both telephones and the printer on it. */
const desk = (): string =>
  line(strip, 42, ground) +
  line(strip, 32) +
  dashes(strip, 6, [22, 16], ground) +
  telephone([728, 464], 62) +
  telephone([790, 464], 62) +
  cover(box([826, 398], 74, 66)) +
  ink(box([838, 412], 36, 9)) +
  line(path(684, 470, 912, 470), 12) +
  line(path(704, 474, 698, floor) + path(886, 474, 892, floor), 6);

/** Twelve minutes to ten: two telephones, a chart and a printer at once. */
export const telephones = (): string =>
  [
    far(chart() + cables()),
    boss(busy),
    receiver(-1),
    receiver(1),
    key([556, 440], 8),
    far(desk() + clock([560, 110], 38, 9, 48)),
  ].join('');
