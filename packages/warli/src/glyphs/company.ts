import { bust, figure } from './figure';
import { around, discs, line, rays, solid, type Glyphs } from './pen';
import { stance, stances } from './stance';

const giving = stance([-4, -0.4], [5.4, -1.2]);
const meeting = stance([-4, -0.4], [4.4, -1.2, 7.2, -1.6]);
const row = stance([-4.6, -1], [5.9, -1]);

/** Several people, together. */
export const company: Glyphs = {
  leader: [
    'leading',
    figure([15.5, 11.6], 0.95, stance([-3.6, -0.6], [5, -3.6, 7.4, -5.4], 3, [-2.6, 9], [2.6, 9])),
    bust([3.6, 15], 3.6),
    bust([9.4, 15], 3.6),
  ],
  child: [
    'upbringing',
    figure([8, 12.2], 1, stance([-5.6, -1.6, -2.6, 0.8], [5, -1, 6.8, 2.2])),
    figure([18.5, 16.4], 0.55, stance([-3.4, -3.6, -6, -4], [5, -1])),
  ],
  handshake: ['agreement', figure([5, 13], 0.9, meeting), figure([19, 13], 0.9, meeting, true)],
  rope: [
    'pulling',
    figure([5.8, 13.4], 0.82, stances.pull),
    figure([15, 13.4], 0.82, stances.pull),
    line('M9 11.6h13.5'),
  ],
  chain: [
    'unity',
    figure([4, 14.2], 0.68, row),
    figure([12, 14.2], 0.68, stance([-5.9, -1], [5.9, -1])),
    figure([20, 14.2], 0.68, row, true),
  ],
  circle: ['togetherness', solid(rays([12, 12], 7, 6.6, 3.4, 1.5)), discs(3, ...around([12, 12], 7, 9.9))],
  handover: [
    'passing on',
    figure([5, 13], 0.85, giving),
    figure([19, 13], 0.85, giving, true),
    discs(4, 12, 12),
    line('M11 9h2'),
  ],
  talk: ['conversation', bust([6, 13], 8.4), bust([18, 13], 8.4), discs(2, 9.5, 4.5, 12, 3, 14.5, 4.5)],
  boat: [
    'crew',
    solid('M2 15h20l-4 5H6z'),
    bust([7.5, 8], 4.4),
    bust([15.5, 8], 4.4),
    line('M10.5 9.5L5 22M18.5 9.5L13 22'),
  ],
};
