import { figure } from '../../figure/figure';
import { speaker } from '../../figure/speaker';
import { betweenTips, groundLine, tips } from '../../frame';
import type { Scene } from '../../page';
import { armed, limbs, poses } from '../../figure/pose';
import { bunting } from '../../props/market';
import { question } from '../../props/press';
import { box, cotton, cover, ground, line, marigold, path, type Point, shape, times, white } from '../../svg';
import type { Look } from '../../figure/cast';

const asking: readonly (readonly [Point, number, Look])[] = [
  [[92, 700], 380, { woman: true }],
  [[1108, 700], 380, { hat: 'topi' }],
  [[256, 860], 430, { hat: 'cap' }],
  [[944, 860], 430, { woman: true, hat: 'plait' }],
];

/** The speaker on the edge of the stage, and those who ask. */
const committee = (): string =>
  [
    cover(box([348, 560], 504, 170), 6),
    line(
      times(9)
        .filter((i) => i < 3 || i > 5)
        .map((i) => shape(348 + i * 56, 650, 376 + i * 56, 606, 404 + i * 56, 650, 376 + i * 56, 694))
        .join(''),
      4,
    ),
    line(path(336, 560, 864, 560), 13),
    speaker(
      [600, 552],
      460,
      {
        ...poses.chair,
        lean: 0,
        arms: limbs(-46, -146, 46, 146),
        legs: [{ to: [570, 738] }, { to: [640, 738] }],
      },
      { hung: true, stroke: 11 },
    ),
    asking
      .map(([[x, y], h, look], i) => {
        const k = x > 600 ? -1 : 1;
        const hold: Point = [x + k * h * 0.22, y - h * 0.98];
        return (
          figure([x, y], h, armed(poses.stand, [-26, 6], { to: hold }), { left: k < 0, ...look }) +
          question([hold[0], hold[1] - 100], 120, i === 2 ? marigold : cotton, i === 2 ? white : ground)
        );
      })
      .join(''),
  ].join('');

/** The scene `best-motivational-speaker-in-pune`. */
export const motivationalSpeakerInPune: Scene = () =>
  [
    tips(40),
    bunting([78, 40], [1122, 40], 56, 24),
    groundLine(706),
    groundLine(856),
    betweenTips(706, committee()),
  ].join('');
