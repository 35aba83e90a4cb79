import { line } from '../svg';

/** Where the feet of a story stand. */
export const floor = 604;

/** Takes a count of stations and gives the ground of their story, from edge to edge. */
export const storyGround = (stations: number): string => line(`M0 ${floor + 6}H${stations * 480}`, 6);
