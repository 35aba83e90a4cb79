import { dressedFigure } from '../../figure/finery';
import { betweenTips, dotted, groundLine, tips } from '../../frame';
import type { Scene } from '../../page';
import { armed, limbs, poses } from '../../figure/pose';
import { bunting } from '../../props/market';
import { question } from '../../props/press';
import {
  box,
  cotton,
  cover,
  dashes,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  sand,
  shape,
  white,
} from '../../svg';
import type { Person } from '../../figure/bones';

const asking: readonly (readonly [Point, number, Partial<Person>])[] = [
  [[92, 700], 380, { woman: true, shirt: sand }],
  [[1108, 700], 380, { hat: 'topi', shirt: sand }],
  [[256, 854], 430, { hat: 'cap' }],
  [[944, 854], 430, { woman: true, hat: 'plait' }],
];

/** A lozenge of the cloth about the middle `x`, and as much of it as `k` says. */
const lozenge = (x: number, k: number): string =>
  shape(x - 28 * k, 650, x, 650 - 44 * k, x + 28 * k, 650, x, 650 + 44 * k);

/** The cloth about the table: lozenges in lozenges between rows of dots, which the speaker's legs part. */
const cloth = (): string => {
  const middles = [376, 432, 488, 712, 768, 824];
  return (
    cover(box([348, 560], 504, 170), 6) +
    line(middles.map((x) => lozenge(x, 1)).join(''), 4) +
    ink(middles.map((x) => lozenge(x, 0.4)).join('')) +
    dashes('M362 586H838M362 714H838', 7, [0, 17])
  );
};

/** The speaker on the edge of the stage, and those who ask. */
const committee = (): string =>
  [
    cloth(),
    line(path(336, 560, 864, 560), 13),
    dressedFigure(
      [600, 552],
      460,
      {
        ...poses.chair,
        lean: 0,
        arms: limbs(-46, -146, 46, 146),
        legs: [{ to: [570, 738] }, { to: [640, 738] }],
      },
      { hung: true, stroke: 11, hat: 'pheta' },
    ),
    asking
      .map(([[x, y], h, look], i) => {
        const k = x > 600 ? -1 : 1;
        const hold: Point = [x + k * h * 0.22, y - h * 0.98];
        return (
          dressedFigure([x, y], h, armed(poses.stand, [-26, 6], { to: hold }), {
            left: k < 0,
            halo: i > 1,
            ...look,
          }) + question([hold[0], hold[1] - 100], 120, i === 2 ? marigold : cotton, i === 2 ? white : ground)
        );
      })
      .join(''),
  ].join('');

/** The scene `best-motivational-speaker-in-pune`. */
export const motivationalSpeakerInPune: Scene = () =>
  [
    tips(40),
    bunting([78, 40], [1122, 40], 56, 24),
    dashes('M84 92Q600 204 1116 92', 6, [0, 20], sand),
    groundLine(706),
    dotted(862),
    betweenTips(706, committee()),
  ].join('');
