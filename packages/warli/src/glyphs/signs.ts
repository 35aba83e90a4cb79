import { between, box, disc, num, times, type Point } from '../svg';
import { discs, line, solid, type Glyphs } from './pen';

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

/** Time, and what stands for a thought. */
export const signs: Glyphs = {
  calendar: [
    'date',
    line(box([3, 5], 18, 16), 'M3 10h18M8 3v4M16 3v4'),
    discs(2, 8, 14, 12, 14, 16, 14, 8, 18, 12, 18),
    discs(4, 16, 18),
  ],
  clock: ['hour', line(disc([12, 12], 9.5), 'M12 6v6l4.5 3'), discs(3, 12, 12)],
  hourglass: [
    'time',
    line('M4.5 3h15M4.5 21h15M6.5 3L12 12l5.5-9'),
    solid('M12 12l5 8.5H7zM10 7.5h4L12 11z'),
  ],
  target: ['goal', line(disc([12, 12], 9.5), disc([12, 12], 5.3)), discs(4, 12, 12)],
  question: [
    'asking',
    line('M8.5 19.5A9 9 0 1 1 12 20.5M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1-1.5 2.2'),
    solid('M9 18.5l-1 4 5-2.5z'),
    discs(2.2, 12, 16.8),
  ],
  eye: [
    'attention',
    line('M2 13C6 6 18 6 22 13 18 19.5 6 19.5 2 13zM12 4.5V2.5M6.5 6l-1-2M17.5 6l1-2'),
    discs(5.6, 12, 13),
  ],
  ear: [
    'listening',
    line('M9 10a5.5 5.5 0 1 1 11 0c0 5-4 5-4 8a3.5 3.5 0 0 1-6 2M12 10a2.5 2.5 0 1 1 5 0c0 2-2 2-2 4'),
    discs(2, 3, 6, 3, 10, 3, 14, 6, 8, 6, 12),
  ],
  hand: [
    'help',
    line('M7 13V6M10.4 13V3M13.8 13V3.5M17.2 13V7M7 18L3 13'),
    solid('M7 13.5h10.2v3c0 3-2 4.5-5.1 4.5s-5.1-1.5-5.1-4.5z'),
  ],
  heart: ['feeling', line('M12 20.5L4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6z'), solid('M9 10.5h6L12 14.5z')],
  shield: [
    'protection',
    line('M12 2.5l8.5 3v6c0 5-3.5 8.5-8.5 10-5-1.5-8.5-5-8.5-10v-6z'),
    solid('M9.3 10.5h5.4L12 14zM12 14l1.8 3h-3.6z'),
    discs(3.2, 12, 7.2),
  ],
  knot: ['tie', line(looped(times(12).map((i) => tied((i * Math.PI) / 6))))],
};
