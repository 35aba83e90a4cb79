import type { Person } from '../figure/bones';
import { figure } from '../figure/figure';
import { type Pose, poses } from '../figure/pose';
import type { Point } from '../svg';

/** Takes the feet, a height, who it is and what is special about the pose, and gives someone who greets with both hands together. */
export function namaste(
  [x, y]: Point,
  h: number,
  more: Partial<Person> = {},
  pose: Partial<Pose> = {},
): string {
  const palms: Point = [x + (more.left ? -h : h) * 0.2, y - h * (more.woman ? 0.68 : 0.71)];
  return figure([x, y], h, { ...poses.stand, nod: 10, arms: [{ to: palms }, { to: palms }], ...pose }, more);
}
