import { bones, type Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import type { Limb } from '../../../figure/pose';
import { far } from '../../../ground/story';
import { cotton, dots, ink, line, marigold, pairs, path, type Point, polar, times } from '../../../svg';
import { her, hers, walker } from './hill';
import { lantern } from './lantern';

/** A great crescent in a ring of beads. */
const moon = ([x, y]: Point, r: number): string =>
  ink(`M${x} ${y - r}a${r} ${r} 0 1 0 ${r} ${r * 1.4}a${r * 0.84} ${r * 0.84} 0 1 1 ${-r} ${-r * 1.4}Z`) +
  line(dots(times(28).map((i) => polar([x, y], (i * 360) / 28, r * 1.34))), 8);

/** Takes places and gives stars there, every third a small cross. */
const stars = (places: readonly Point[]): string =>
  line(dots(places.filter((_, i) => i % 3)), 9) +
  line(
    places
      .filter((_, i) => i % 3 === 0)
      .map(([x, y]) => path(x - 12, y, x + 12, y) + path(x, y - 12, x, y + 12))
      .join(''),
  );

/** Where the stars are: many about the moon, few towards the morning. */
const sky: readonly Point[] = pairs([
  560, 96, 640, 214, 690, 60, 800, 130, 880, 50, 900, 220, 980, 120, 1010, 250, 1040, 46, 1080, 310, 1150,
  330, 1004, 330, 1330, 40, 1370, 130, 1356, 236, 1300, 310, 1410, 200, 1436, 84, 1500, 150, 1580, 196, 1590,
  70, 1700, 170, 1830, 90,
]);

/** Takes a place in the file, a height, the arm with the lantern and who it is, and gives one who goes uphill. */
const carrier = (x: number, h: number, reach: Limb, more: Partial<Person> = {}): Person =>
  walker(x, h, [-0.15 * h, 0.13 * h], 0.97, { lean: 6, arms: [[24, 30], reach] }, more);

/** Those in the file. */
const file: readonly Person[] = [
  carrier(1014, 232, [8, 34], { hat: 'turban' }),
  carrier(1116, 226, [8, 40], { woman: true }),
  carrier(1222, 236, [8, 34], { hat: 'topi' }),
];

/** She at its head. */
const first = carrier(1328, 250, [14, 60], hers);

/** Eleven at night: four in a file below the moon, each with a lantern. */
export const night = (): string =>
  far(moon([1204, 156], 100) + stars(sky)) +
  file.map(person).join('') +
  her(first) +
  file.map((one) => lantern(cotton)(bones(one).hands[1], one)).join('') +
  lantern(marigold)(bones(first).hands[1], first);
