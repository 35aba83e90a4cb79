import { behind } from '../../figure/behind';
import { figure } from '../../figure/figure';
import { armed, limbs, poses } from '../../figure/pose';
import { clayPot } from '../../props/pottery';
import { dhol } from '../../props/village';
import { cotton, cover, line, marigold, path, type Point, shape, tinted } from '../../svg';

/** A woman with a pot on her head, one hand to it. */
const carrier = ([x, y]: Point, h: number): string =>
  behind(
    [x, y],
    h,
    { woman: true, hat: 'none' },
    { arms: [limbs(-16, 6, 0, 0)[0], { to: [x + h * 0.14, y - h * 1.06] }] },
  ) + clayPot([x, y - h * 0.935], h * 0.24, 0, cotton);

/** Two who talk about what they hear, she in marigold. */
const pair = (x: number, y: number): string =>
  figure([x, y], 330, armed(poses.stand, [-20, 10], [10, 170]), { hat: 'turban' }) +
  tinted(behind([x + 176, y], 316, { woman: true, left: true }, { arms: limbs(-16, 6, 16, 40) }), marigold);

/** A man who waves, at his hand a child that waves as well. */
const handInHand = ([x, y]: Point, h: number): string => {
  const hands: Point = [x - h * 0.19, y - h * 0.34];
  return (
    behind([x, y], h, {}, { arms: [{ to: hands }, limbs(0, 0, 160, 176)[1]] }) +
    behind([x - h * 0.31, y], h * 0.56, {}, { arms: [limbs(-165, -178, 0, 0)[0], { to: hands }] })
  );
};

/** A man who beats a drum. */
const drummer = ([x, y]: Point, h: number): string =>
  figure(
    [x, y],
    h,
    { ...poses.stand, arms: [{ to: [x + h * 0.08, y - h * 0.5] }, { to: [x - h * 0.26, y - h * 0.5] }] },
    { left: true, hat: 'topi' },
  ) + dhol([x - h * 0.11, y - h * 0.47], h * 0.36);

/** A boy on an upturned basket, so that he sees. */
const boy = ([x, y]: Point, h: number): string =>
  cover(shape(x - 58, y + 3, x - 44, y - 40, x + 44, y - 40, x + 58, y + 3), 5) +
  line(
    path(
      x - 50,
      y - 6,
      x - 33,
      y - 32,
      x - 17,
      y - 6,
      x,
      y - 32,
      x + 17,
      y - 6,
      x + 33,
      y - 32,
      x + 50,
      y - 6,
    ),
    4,
  ) +
  behind([x, y - 44], h, {}, { arms: limbs(-16, 6, 140, 172) });

/** Takes the ground and gives those who stand in front, from left to right. */
export const frontRow = (y: number): string =>
  carrier([112, y], 352) +
  pair(272, y) +
  handInHand([664, y], 334) +
  drummer([864, y], 306) +
  boy([1000, y], 214);
