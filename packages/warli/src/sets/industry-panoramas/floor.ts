import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import type { Limb, Pose } from '../../figure/pose';
import { line, path } from '../../svg';

/** The ground line that everything stands on. */
export const floor = 628;

/** Where feet stand: the soles lie on the ground line. */
export const soles = floor - 6;

/** The ground line from edge to edge. */
export const groundLine = (): string => line(path(0, floor, 2400, floor), 6);

/** Takes a place along the ground, a height, a pose and what else is special and gives who stands there. */
export const stander = (x: number, h: number, pose: Pose, more: Partial<Person> = {}): Person => ({
  at: [x, soles],
  h,
  pose,
  halo: true,
  stroke: 6,
  ...more,
});

/** Takes what `stander` takes and gives the drawing. */
export const stand = (...one: Parameters<typeof stander>): string => person(stander(...one));

/** Takes a place and gives the arm or leg whose end is there. */
export const at = (x: number, y: number): Limb => ({ to: [x, y] });
