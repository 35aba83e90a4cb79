import { bust, figure } from './figure';
import { discs, line, solid, type Glyphs } from './pen';
import { stance, stances } from './stance';

/** One person, often with a thing. */
export const people: Glyphs = {
  speaker: [
    'speech',
    figure([7.6, 11.4], 0.95, stances.speak),
    line('M2.5 21.5h10'),
    bust([16.5, 16.5], 2.6),
    bust([21, 16.5], 2.6),
  ],
  dancer: ['dance', figure([11.4, 12.2], 1, stances.dance)],
  runner: ['running', figure([11.4, 12.2], 1.05, stances.run)],
  summit: ['achievement', figure([12, 9.6], 0.58, stances.cheer), solid('M12 16.2l8.5 5.3h-17z')],
  tarpa: [
    'music',
    figure([6, 12.2], 0.95, stance([-4.6, -1], [3.4, 0.6, 7.6, -1.4])),
    solid('M10 5.5l12 8.5-3.2 3.5z'),
  ],
  namaste: [
    'greeting',
    figure([12, 13], 0.9, stance([-6.8, -7.6, 0, -12.8], [6.8, -7.6, 0, -12.8], 0, [-2.8, 9], [2.8, 9])),
  ],
  elder: [
    'age',
    figure([10, 12.2], 1, stance([-3.6, -1, -2.4, 1.6], [4.6, -0.6, 7.5, -1], 14)),
    line('M17.5 10.5v10.7'),
  ],
  parade: [
    'service',
    figure([8.5, 12.2], 1, stances.march),
    line('M15.5 14V2.5'),
    solid('M15.5 3l6 2.5-6 2.5z'),
  ],
  steps: [
    'progress',
    figure([12.2, 9.9], 0.66, stance([-4, -0.8], [5.6, -6])),
    solid('M9 17h6.5v-4.5H22v9H9z'),
    line('M2 21.5h7'),
    discs(3.4, 20, 4),
  ],
  plough: [
    'field',
    figure(
      [6.5, 10.2],
      0.75,
      stance([3, -1.4, 6.5, 0.5], [4, -1, 7.5, 0.8], 12, [-3.4, 9], [2.6, 5.4, 3.4, 9]),
    ),
    line('M10.5 8L15 18.5M13 14.5L22 11'),
    solid('M13 18.5h6l-5 3z'),
  ],
  bridge: [
    'crossing',
    solid('M2.5 17.5q9.5-5 19 0v4h-4a5.5 4 0 0 0-11 0h-4z'),
    figure([12, 9], 0.6, stances.stride),
  ],
};
