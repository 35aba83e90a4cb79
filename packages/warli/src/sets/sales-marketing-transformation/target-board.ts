import { colleague } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { bunting } from '../../props/market';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { armed, type Pose, poses } from '../../figure/pose';
import { box, cover, dots, each, ground, line, marigold, type Point, polar, times, white } from '../../svg';

const floor = 850;

/** The left top corner of a bar, from the lowest, and how wide it is. */
const corner = (i: number): Point => [232 + i * 252, 720 - i * 92];
const wide = 232;

const pattern = ([x, y]: Point): string =>
  line(
    each((floor - y) / 36 - 1, (j) => `M${x + 26} ${y + 44 + j * 36}${'l30 -18l30 18'.repeat(3)}`),
    3.5,
  );

/** A bar of the month, the last in marigold. */
const bar = (i: number): string => {
  const [x, y] = corner(i);
  const isLast = i === 2;
  return (
    cover(box([x, y], wide, floor - y), 6, white, isLast ? marigold : ground) +
    (isLast ? '' : pattern([x, y]))
  );
};

/** Somebody with one foot on a bar and the other on the next one. */
const climber = (i: number): string => {
  const [x, y] = corner(i);
  const [nextX, nextY] = corner(i + 1);
  const at: Point = [x + wide - 62, y - 4];
  const legs: Pose['legs'] = [{ to: [at[0] - 34, at[1]] }, { to: [nextX + 14, nextY - 6] }];
  return figure(at, 300, { ...poses.climb, lean: 14, legs }, { ...colleague(i), stroke: 8 });
};

const winner = (): string => {
  const [x, y] = corner(2);
  return figure([x + wide / 2 + 46, y - 4], 300, poses.leap, { hat: 'turban', stroke: 8 });
};

/** Sparks above the one who leaps. */
const sparks = times(22).map((i) => polar([868, 400], 190 + i * 7.6, 210 + (i % 2) * 40));

/** The scene `target-board`: three climb bars that rise, the last one leaps, two cheer. */
export const targetBoard: Scene = () =>
  [
    bunting([0, 30], [600, 30], 34, 13),
    bunting([600, 30], [1200, 30], 34, 13),
    line(dots(sparks), 8),
    each(3, bar),
    each(2, climber),
    winner(),
    figure([126, floor - 4], 310, armed(poses.cheer, [-128, -166], [16, -6]), { hat: 'topi', stroke: 8 }),
    figure([1084, floor - 4], 310, poses.cheer, { woman: true, left: true, stroke: 8 }),
    line(`M0 ${floor}H1200`, 6),
    beads([0, 878], [1200, 878], 50, 8),
  ].join('');
