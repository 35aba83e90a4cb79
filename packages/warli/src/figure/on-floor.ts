import { floor } from '../ground/story';
import { marigold, white } from '../svg';
import type { Person } from './bones';
import { person } from './figure';
import type { Limb, Pose } from './pose';

/** Takes a place along a story's ground, a height, a pose and what else is special and gives who stands there. */
export const stander = (x: number, h: number, pose: Pose, more: Partial<Person> = {}): Person => ({
  at: [x, floor],
  h,
  pose,
  halo: true,
  ...more,
});

/** Takes what `stander` takes and gives the drawing. */
export const stand = (...one: Parameters<typeof stander>): string => person(stander(...one));

/** Takes a place and gives the arm or leg whose end is there. */
export const at = (x: number, y: number): Limb => ({ to: [x, y] });

/** Takes a drawing and gives it without the accent, which a station keeps for one thing. */
export const pale = (drawing: string): string => drawing.replaceAll(marigold, white);
