import { behind } from '../../figure/behind';
import { figure } from '../../figure/figure';
import { limbs, poses } from '../../figure/pose';
import { clayPot } from '../../props/pottery';
import { dhol } from '../../props/village';
import { cotton, cover, line, marigold, path, poly, type Point, tinted, times } from '../../svg';

/** They stand free: nobody needs a rim. */
const free = { halo: false };
const [back, front] = limbs(-16, 6, 16, -6);

/** A woman with a pot on her head, one hand to it. The hills end behind the pot. */
const carrier = ([x, y]: Point, h: number): string =>
  behind(
    [x, y],
    h,
    { woman: true, hat: 'none', ...free },
    { arms: [{ to: [x - h * 0.14, y - h * 1.06] }, front] },
  ) + clayPot([x, y - h * 0.935], h * 0.24, 0, cotton);

/** Two who talk about what they hear, she in marigold. */
const pair = (x: number, y: number, h: number): string =>
  figure([x, y], h, { ...poses.stand, arms: limbs(-20, 10, 34, 138) }, { hat: 'turban', ...free }) +
  tinted(
    behind(
      [x + h * 0.52, y],
      h * 0.96,
      { woman: true, left: true, ...free },
      { arms: limbs(-16, 6, 16, 40) },
    ),
    marigold,
  );

/** A man who waves, at his hand a child that waves as well. */
const handInHand = ([x, y]: Point, h: number): string => {
  const hands: Point = [x - h * 0.2, y - h * 0.36];
  return (
    behind([x, y], h, free, { arms: [{ to: hands }, limbs(0, 0, 98, 160)[1]] }) +
    behind([x - h * 0.34, y], h * 0.56, free, { arms: [limbs(-150, -172, 0, 0)[0], { to: hands }] })
  );
};

/** A man who beats a drum. */
const drummer = ([x, y]: Point, h: number): string =>
  figure(
    [x, y],
    h,
    { ...poses.stand, arms: [{ to: [x + h * 0.08, y - h * 0.5] }, { to: [x - h * 0.26, y - h * 0.5] }] },
    { left: true, hat: 'topi', ...free },
  ) + dhol([x - h * 0.11, y - h * 0.47], h * 0.36);

/** A boy on an upturned basket, so that he sees. */
const boy = ([x, y]: Point, h: number): string =>
  cover(poly([-58, -44, 44, 58].map((dx, i): Point => [x + dx, y + (i % 3 ? -40 : 3)])), 5) +
  line(path(x - 57, y, x + 57, y)) +
  line(poly(times(7).map((i): Point => [x + (i - 3) * 14, y - (i % 2 ? 30 : 12)])), 4) +
  behind([x, y - 44], h, free, { arms: [back, limbs(0, 0, 112, 170)[1]] });

/** Takes the ground and gives those who stand in front, from left to right. */
export const frontRow = (y: number): string =>
  carrier([112, y], 312) +
  pair(262, y, 288) +
  handInHand([652, y], 280) +
  drummer([850, y], 276) +
  boy([1002, y], 194);
