import { between, disc, num, times, type Point } from '../svg';
import { bars, discs, line, solid, type Glyphs } from './pen';

/** Takes an angle in radians and gives the place of a cord that is tied into a knot of three loops. */
const tied = (t: number): Point => [
  12 + 3.4 * (Math.sin(t) + 2 * Math.sin(2 * t)),
  13 - 3.4 * (Math.cos(t) - 2 * Math.cos(2 * t)),
];

/** Takes points and gives path data of a smooth closed line that is drawn to each of them. */
function looped(places: readonly Point[]): string {
  const place = (i: number): Point => places[i % places.length] ?? [0, 0];
  const middle = (i: number): Point => between(place(i), place(i + 1), 0.5);
  const text = ([x, y]: Point): string => `${num(x)} ${num(y)}`;
  const bows = places.map((_, i) => `Q${text(place(i + 1))} ${text(middle(i + 1))}`);
  return `M${text(middle(0))}${bows.join('')}Z`;
}

/** The days on a wall hanging, as holes. */
const days = ['M6', 'M10.5', 'M15'].map((x) => `${x} 12v3h3v-3z${x} 16v3h3v-3z`).join('');

/** Time, and what stands for a thought. */
export const signs: Glyphs = {
  calendar: [
    'date',
    solid('M8 6a4 4 0 0 1 8 0zM2.5 6h19M4 10h16v9.5l-4 2-4-2-4 2-4-2z', days),
    line('M5 3L4 2M19 3l1-1'),
  ],
  clock: [
    'hour',
    solid('M12 2l2 5 5-2-2 5 5 2-5 2 2 5-5-2-2 5-2-5-5 2 2-5-5-2 5-2-2-5 5 2z', 'M10.5 6v7h6v-3h-3V6z'),
  ],
  hourglass: ['time', solid('M9 2h6l-1 2q8 6-2 6t-2-6zM12 13v1M20 17H4l4 4h8z')],
  target: ['goal', bars(2.5, disc([12, 12], 9), disc([12, 12], 5)), discs(4.5, 12, 12)],
  question: [
    'asking',
    bars(2.5, 'M12 6a2 2 0 0 1-4 0a4 4 0 0 1 8 0q0 2.5-4 4.5'),
    discs(3.5, 12, 14.5),
    solid('M6 18h12l-6 4.5z'),
    line('M6 18L2.5 12.5M18 18l3.5-5.5'),
  ],
  eye: [
    'attention',
    solid('M2 13C6 5.5 18 5.5 22 13 18 20.5 6 20.5 2 13z', disc([12, 13], 4)),
    line('M12 4.5V2.5M6.5 6l-1-2M17.5 6l1-2'),
    discs(3.5, 12, 13),
  ],
  ear: [
    'listening',
    solid(
      'M8 9a7 7 0 0 1 14 0c0 3-1.2 4.6-2.6 6.2-1 1.2-.9 6.3-5.4 6.3-3 0-5-1.8-5-4.5z',
      'M10 9h3a2 2 0 1 1 3 1.7c-1.5 1-2.5 2-2.5 4h3c0-.8.5-1.2 1.5-1.7a5 5 0 1 0-8-4z',
    ),
    discs(2, 2, 6, 2, 10, 2, 14, 4.5, 8, 4.5, 12),
  ],
  hand: [
    'help',
    solid('M5.5 13h13v3.5c0 3-2.5 5-6.5 5s-6.5-2-6.5-5z', disc([12, 16.5], 2)),
    bars(2.5, 'M6 13V6.5M10 13V3.5M14 13V3.5M18 13V6M6 18L2.5 13.5'),
  ],
  heart: ['feeling', solid('M12 20.5L4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6z', 'M7.5 9l4.5 7 4.5-7z')],
  shield: [
    'protection',
    solid(
      'M12 2.5l8.5 3v6c0 5-3.5 8.5-8.5 10-5-1.5-8.5-5-8.5-10v-6z',
      'M7.5 8.5l3.5 4.5-3 5h8l-3-5 3.5-4.5z',
      disc([12, 6], 2.4),
    ),
  ],
  knot: ['tie', bars(2.5, looped(times(12).map((i) => tied((i * Math.PI) / 6))))],
};
