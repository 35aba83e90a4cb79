import type { Person } from '../figure/bones';
import { person } from '../figure/figure';
import { type Pose, poses } from '../figure/pose';
import type { Point } from '../svg';

/** Takes the feet, a height, who it is and what is special about the pose, and gives someone who greets with both hands together. */
export function greeter(
  [x, y]: Point,
  h: number,
  more: Partial<Person> = {},
  pose: Partial<Pose> = {},
): Person {
  const palms: Point = [x + (more.left ? -h : h) * 0.2, y - h * (more.woman ? 0.68 : 0.71)];
  const arms: Pose['arms'] = [{ to: palms }, { to: palms }];
  return { at: [x, y], h, halo: true, pose: { ...poses.stand, nod: 10, arms, ...pose }, ...more };
}

/** Takes what `greeter` takes and gives the drawing. */
export const namaste = (...one: Parameters<typeof greeter>): string => person(greeter(...one));
