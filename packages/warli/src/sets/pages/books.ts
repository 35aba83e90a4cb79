import { figure } from '../../figure/figure';
import { moon, stars } from '../../ground/land';
import type { Scene } from '../../page';
import { poses } from '../../figure/pose';
import { bookRoof } from '../../props/library';
import { book } from '../../props/paper';
import type { Look } from '../../figure/cast';

const reader = (x: number, h: number, left: boolean, look: Look): string => {
  const k = left ? -1 : 1;
  return (
    figure(
      [x, 830 - h * 0.07],
      h,
      {
        ...poses.floor,
        nod: 12,
        arms: [{ to: [x + k * h * 0.16, 830 - h * 0.2] }, { to: [x + k * h * 0.34, 830 - h * 0.2] }],
      },
      { hung: true, left, ...look },
    ) + book([x + k * h * 0.27, 830 - h * 0.17], h * 0.3)
  );
};

/** The scene `books`: its lower edge is the ground. */
export const books: Scene = (r) =>
  [
    stars([30, 30], [420, 260], 9, r),
    stars([780, 30], [1170, 260], 9, r),
    moon([1080, 110], 44),
    bookRoof([600, 110], 1130, 834),
    reader(392, 326, false, { woman: true }),
    reader(592, 250, false, { hat: 'plait', woman: true }),
    reader(842, 326, true, { hat: 'topi' }),
  ].join('');
