import { box, curve, polar, times } from '../svg';
import { cutBust, figure } from './figure';
import { bars, discs, line, round, solid, type Glyphs } from './pen';
import { stance } from './stance';

/** The star on a medal, as a hole. */
const star = `${curve(times(10).map((i) => polar([12, 15.5], -90 - i * 36, i % 2 ? 2.6 : 5.5)))}z`;

/** What stands in a house or goes from hand to hand. */
export const things: Glyphs = {
  pot: [
    'savings',
    solid(
      'M7 3h10l-1.5 2.5h-7zM8.5 8.5h7c7 4 5.5 13-3.5 13s-10.5-9-3.5-13z',
      'M7 11.5L4.5 15 7 18.5 9.5 15zM12 11.5L9.5 15l2.5 3.5 2.5-3.5zM17 11.5L14.5 15l2.5 3.5 2.5-3.5z',
    ),
  ],
  cup: [
    'tea',
    line('M17 11h1.5a3 3 0 0 1 0 6H17M8.5 6q-2-2 0-4M12.5 6q-2-2 0-4'),
    solid('M4.5 9H17v1H4.5zM4.5 13H17v3a5 5 0 0 1-5 5H9.5a5 5 0 0 1-5-5z'),
  ],
  lamp: [
    'idea',
    solid('M3 14h18c-1.5 5-5 7-9 7s-7.5-2-9-7zM12 3c3.5 4 4 7.5 1.2 10.5h-2.4C8 10.5 8.5 7 12 3z'),
    line('M6 6.5L4 5M18 6.5l2-1.5M5.5 10.5H3M18.5 10.5H21'),
  ],
  drum: [
    'rhythm',
    solid(
      'M4 8.5a8 2 0 0 1 16 0 8 2 0 0 1-16 0zM4 12c3 2 13 2 16 0v6.5c-2 3.5-14 3.5-16 0z',
      'M7 14l-2.5 5h5zM12 14.5l-2.5 5h5zM17 14l-2.5 5h5z',
    ),
    line('M8.5 8L6 3M15.5 8L18 3'),
    discs(3, 6, 3, 18, 3),
  ],
  bell: [
    'signal',
    solid('M6 16.5c1.2-2 1-4 1-6.5a5 5 0 0 1 10 0c0 2.5-.2 4.5 1 6.5z'),
    line('M4 17h16M12 5V2.5'),
    discs(3.4, 12, 20.8),
  ],
  basket: [
    'purchase',
    line('M6.5 9.5a5.5 7 0 0 1 11 0'),
    solid('M3 9.5h18L18.5 21h-13zM4.5 12l2.5 6.5L9.5 12zM9.5 12l2.5 6.5 2.5-6.5zM14.5 12l2.5 6.5 2.5-6.5z'),
  ],
  chair: ['seat', bars(2.5, 'M6.5 3.5v17M17.5 15v5.5'), solid('M6 3h3v6H6zM6 12.5h12V15H6z')],
  book: [
    'reading',
    solid(
      'M2.5 4.5c3 0 5.5.5 8 2v14c-2.5-1.5-5-2-8-2zM13.5 6.5c2.5-1.5 5-2 8-2v14c-3 0-5.5.5-8 2z',
      'M6.5 8L4 12l2.5 4L9 12zM15 9v3l5-1V8zM15 13.5v3l5-1v-3z',
    ),
  ],
  sheet: ['paper', solid('M2 9h6L2 20h6zM9 9h3M12 3h9v14h-9zM13 6v3h7V6zM13 11v3h4v-3z'), discs(4, 5, 5)],
  medal: ['honour', solid('M6 2.5h4l2 5.5-2.5 1zM18 2.5h-4L12 8l2.5 1z', round([12, 15.5], 6), star)],
  coins: [
    'money',
    figure([5.5, 12.2], 0.85, stance([-3.5, -1], [8.5, -5.5])),
    solid('M13 14h8l-1.5 1.5q5 6-2.5 6t-2.5-6z'),
    discs(2.5, 16, 6.5, 19, 8.5, 16, 11),
  ],
  umbrella: [
    'shelter',
    line('M12 12.5v6.5a2.2 2.2 0 0 0 4.4 0M12 3.5V2'),
    solid(
      'M12 4C9.7 6 9 9 9 12.5h6C15 9 14.3 6 12 4z',
      'M2.5 12.5C2.5 9 4.5 6 8 4.5 6.5 7 6 9.5 6 12.5zM21.5 12.5C21.5 9 19.5 6 16 4.5 17.5 7 18 9.5 18 12.5z',
    ),
  ],
  screen: ['online', solid(box([3.5, 3], 17, 13.5), 'M2.5 20h19l-1 1.5h-17z'), cutBust([12, 9.5], 6.5)],
};
