import type { Person } from './bones';
import { figure } from './figure';
import type { Pose } from './pose';
import { seated } from './seat';
import type { Point } from '../svg';

/** Takes the feet, a height, a pose and what else is special, and gives the speaker: his marigold turban is worn by nobody else. */
export const speaker = (at: Point, h: number, pose: Pose, more: Partial<Person> = {}): string =>
  figure(at, h, pose, { ...more, hat: 'pheta' });

/** Takes the seat, the floor below it, a height, a pose of the arms and what else is special, and gives the speaker who sits. */
export const seatedSpeaker = (
  at: Point,
  floor: number,
  h: number,
  pose: Partial<Pose> = {},
  more: Partial<Person> = {},
): string => seated(at, floor, h, pose, { ...more, hat: 'pheta' });
