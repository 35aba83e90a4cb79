import { cotton, line, sand, white } from '../svg';

/** Where the feet of a story stand. */
export const floor = 604;

/** Takes a count of stations and gives the ground of their story, from edge to edge. */
export const storyGround = (stations: number): string => line(`M0 ${floor + 6}H${stations * 480}`, 6);

/** Takes furniture or a background in white and gives it in sand, its plain lines thin: it stays behind the people. */
export const far = (drawing: string): string =>
  `<g stroke="${sand}" stroke-width="4">${drawing.replaceAll(white, sand).replaceAll(cotton, sand)}</g>`;
