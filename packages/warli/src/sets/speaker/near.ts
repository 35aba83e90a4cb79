import { hide, ink, type Point, shape, times } from '../../svg';
import { edge } from './edge';
import { clearing, himself, shoulder, sleeve } from './himself';

/** The middle of what stands behind his head. */
export const middle: Point = [400, 372];

const head: Point = [400, 404];

const size = 0.78;

/** Takes a count and gives that many directions about his head, from shoulder to shoulder. */
export const about = (count: number): number[] => times(count).map((i) => 142 + (i * 256) / (count - 1));

/** Takes a side (-1 is the one below the end of the turban), the elbow, the hand and, of a hand that grips, the tip of its thumb, and gives an arm. */
export const reach = (side: -1 | 1, elbow: Point, hand: Point, thumb?: Point): string =>
  sleeve([shoulder(head, size, side, 42), elbow, hand], 42, thumb);

/** Takes what stands behind his head and what lies before his chest, below the end of the turban, and gives him in the middle of the canvas, his hips on the border. */
export const near = (halo: string, before: string): string =>
  [
    halo,
    hide(shape(186, 600, 90, 800, 710, 800, 614, 600)),
    clearing(head, size),
    ink(shape(400, 850, 528, 950, 272, 950)),
    himself(head, size, before),
    edge(),
  ].join('');
