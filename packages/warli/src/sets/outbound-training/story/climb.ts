import type { Held, Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { far } from '../../../ground/story';
import { disc, ink, line, marigold, path, type Point, polar, poly } from '../../../svg';
import { ground, her, hers, walker } from './hill';
import { lantern } from './lantern';

/** A stick from the hand to the ground. */
const stick: Held = ([x, y]) => line(path(x - 4, y - 50, x + 12, ground(x + 12) - 4), 8);

/** Five in the morning: it grows steep, and she pulls the next one up. */
export const steep = (): string => {
  const grip: Point = [1746, 250];
  return (
    person(
      walker(
        1486,
        290,
        [-40, 44],
        0.92,
        { lean: 14, arms: [[-30, 20], { to: [1546, 412] }] },
        { hat: 'turban', holds: [null, stick] },
      ),
    ) +
    person(
      walker(
        1622,
        310,
        [-44, 54],
        0.9,
        { lean: 6, nod: -14, arms: [{ to: [1590, 404] }, { to: grip, other: true }] },
        { hat: 'topi', holds: [stick, null] },
      ),
    ) +
    her(
      walker(
        1812,
        310,
        [40, -44],
        0.94,
        { lean: -16, nod: 14, arms: [{ to: [1884, 262] }, { to: grip }] },
        { ...hers, left: true, holds: [lantern(marigold), null] },
      ),
    )
  );
};

/** The sun that comes up behind the summit, with its rays where nobody stands before them. */
export const sunrise = (): string => {
  const [at, r]: [Point, number] = [[2150, 380], 186];
  const ray = (i: number): string =>
    poly([polar(at, 216 + i * 12, r + 38), polar(at, 216 + i * 12, r + (i % 2 ? 82 : 120))]);
  return (
    ink(disc(at, r), marigold) +
    line(disc(at, r + 18), 5, marigold) +
    line([0, 7, 8, 9, 10, 11].map(ray).join(''), 6, marigold)
  );
};

/** Takes a place, a height, where both hands are and who it is and gives one whose arms are in the air. */
const cheering = (x: number, h: number, hands: readonly [Point, Point], more: Partial<Person>): Person =>
  walker(x, h, [-0.11 * h, 0.11 * h], 0.995, { lean: 0, arms: [{ to: hands[0] }, { to: hands[1] }] }, more);

/** Ten past six: the summit, a flag, and hands in the air. */
export const summit = (): string => {
  const [a, b, c, d]: [Point, Point, Point, Point] = [
    [1916, 66],
    [2044, 50],
    [2160, 44],
    [2276, 46],
  ];
  return (
    far(
      line(path(2326, ground(2326), 2326, 44), 7) +
        ink('M2326 44q18 -14 34 0t34 0l-14 34l14 34q-18 14 -34 0t-34 0Z'),
    ) +
    person(cheering(1986, 280, [a, b], { hat: 'turban' })) +
    person(cheering(2218, 286, [c, d], { hat: 'topi' })) +
    her(cheering(2102, 290, [b, c], hers))
  );
};
