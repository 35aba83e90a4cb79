import { bones, type Person } from '../../../figure/bones';
import { limbs } from '../../../figure/pose';
import { telephone } from '../../../props/desk';
import { box, cotton, cover, dashes, ground, ink, line, num, path, poly, points } from '../../../svg';
import { boss, clock, floor, key } from './branch';

const busy: Person = {
  at: [590, floor],
  h: 404,
  pose: { lean: 0, arms: limbs(-60, 156, 60, -156), legs: limbs(-12, -8, 12, 8) },
};

/** A receiver at the right ear or, with -1, the left. */
const receiver = (k: number): string => {
  const { byHead } = bones(busy);
  const [a, c, b] = [byHead([k * 1.2, -0.8]), byHead([k * 3.5, 0.1]), byHead([k * 1.2, 1])].map((p) =>
    p.map(num).join(' '),
  );
  const bar = `M${a}Q${c} ${b}`;
  return line(bar, 24, ground) + line(bar, 13) + line(`M${a}h0M${b}h0`, 25);
};

/** What the day rises and falls by. */
const chart = (): string =>
  cover(box([688, 60], 224, 210), 8) +
  line(poly(points(708, 216, 752, 132, 786, 186, 828, 96, 858, 206, 892, 234)), 12) +
  ink('M914 250L902 212L878 240Z');

/** The strip that the printer spits out, which curls up on the floor. */
const strip = 'M856 396C850 296 934 288 926 384S872 520 892 562S948 584 942 548S910 534 916 558';

/** Twelve minutes to ten: two telephones, a chart and a printer at once. */
export const telephones = (): string =>
  [
    chart(),
    line('M534 290C476 380 500 520 640 520S690 470 722 440M648 288C680 350 740 330 784 438', 6),
    boss(busy),
    receiver(-1),
    receiver(1),
    key([556, 440], 8),
    line(strip, 42, ground) + line(strip, 32, cotton) + dashes(strip, 6, [22, 16], ground),
    telephone([728, 462], 62),
    telephone([790, 462], 62),
    cover(box([826, 396], 74, 66), 7) + ink(box([838, 410], 36, 9)),
    line(path(684, 470, 912, 470), 16),
    line(path(704, 474, 698, floor) + path(886, 474, 892, floor), 9),
    clock([560, 110], 38, 9, 48),
  ].join('');
