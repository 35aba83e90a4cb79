import { behind } from '../../../figure/behind';
import type { Person } from '../../../figure/bones';
import { limbs, type Pose, poses } from '../../../figure/pose';
import { box, cotton, cover, ground, line, path } from '../../../svg';
import { stander } from '../../industry-panoramas/floor';
import { onMound } from './mound';

/** How high the hips are of those who sit on the ground. */
const low = 604;

/** Legs that keep near each other. */
export const close = limbs(-5, -3, 5, 3);

/** One who stands and listens, the arms near the body. */
export const quiet: Pose = { lean: 0, arms: limbs(-12, 10, 14, 24), legs: close, nod: -6 };

/** Takes a place along x, who it is and a height and gives one who sits on the ground, seen from behind. */
export const sits = (x: number, more: Partial<Person> = {}, h = 198): string =>
  behind(
    [x, low],
    h,
    { hung: true, stroke: 6, ...more },
    { arms: limbs(-14, -26, 14, 26), legs: poses.floor.legs },
  );

/** Takes a place along x and gives a pupil who sits on the ground, seen from behind, a satchel on the back. */
export const pupilSits = (x: number): string => {
  const top = low - 50;
  return (
    sits(x, {}, 172) +
    cover(box([x - 17, top], 34, 32), 4, ground, cotton) +
    line(path(x - 17, top + 12, x + 17, top + 12) + path(x, top + 10, x, top + 18), 3.5, ground)
  );
};

/** Takes a place along x, a pose and who it is and gives one who stands on the mound. */
export const above = (x: number, pose: Pose, more: Partial<Person> = {}): Person => ({
  ...stander(x, 192, pose, more),
  at: onMound(x),
});
