import { box, disc } from '../svg';
import { bust } from './figure';
import { discs, line, solid, type Glyphs } from './pen';

/** What stands in a house or goes from hand to hand. */
export const things: Glyphs = {
  pot: [
    'savings',
    line('M8 6.5c-7 4-6.5 15 4 15s11-11 4-15M4.5 13l2.5 3 2.5-3 2.5 3 2.5-3 2.5 3 2.5-3'),
    solid('M7 3.2h10L15.5 6h-7z'),
  ],
  cup: [
    'tea',
    line('M5 14V9h12v5M17 11h1a3 3 0 0 1 0 6h-1M9 6q-2-2 0-4M13 6q-2-2 0-4'),
    solid('M5 14h12v2a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5z'),
  ],
  lamp: [
    'idea',
    solid('M3 14h18c-1.5 5-5 7-9 7s-7.5-2-9-7zM12 3c3.5 4 4 7.5 1.2 10.5h-2.4C8 10.5 8.5 7 12 3z'),
    line('M6 6.5L4 5M18 6.5l2-1.5M5.5 10.5H3M18.5 10.5H21'),
  ],
  drum: [
    'rhythm',
    line(disc([12, 9], 8, 3), 'M4 9v9c0 4 16 4 16 0V9M4 11l4 9 4-8 4 8 4-9M9 9L6 3M15 9l3-6'),
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
    line('M6.5 9.5a5.5 7 0 0 1 11 0M3 9.5h18L18.5 21h-13z'),
    solid('M7 13h2L8 16.5zM11 13h2l-1 3.5zM15 13h2l-1 3.5z'),
  ],
  chair: [
    'seat',
    line('M6.5 2.5v19M17.5 13.5v8M6.5 17.5h11'),
    solid('M6.5 12.5h11v1.5h-11zM6.5 3h1.5v6H6.5z'),
  ],
  book: [
    'reading',
    line('M12 6v15c-3-2-6-2-10-2V4c4 0 7 0 10 2 3-2 6-2 10-2v15c-4 0-7 0-10 2M15 10l4-1M15 14l4-1'),
    solid('M5 8l4 1v5l-4-1z'),
  ],
  sheet: [
    'paper',
    line('M14.5 2.5H5v19h14V7zM8.5 10.5h7M8.5 14h7'),
    solid('M14.5 3v4H18.5z'),
    discs(3.4, 14.5, 17.8),
  ],
  medal: [
    'honour',
    solid('M6 2.5h4l2 5.5-2.5 1zM18 2.5h-4L12 8l2.5 1z'),
    line(disc([12, 15.5], 6)),
    discs(5.6, 12, 15.5),
  ],
  coins: [
    'money',
    line('M2 14v5c0 3 8 3 8 0v-5M13 6v13c0 3 8 3 8 0V6M13 10c0 3 8 3 8 0M13 15c0 3 8 3 8 0'),
    solid(disc([6, 14], 4, 1.5), disc([17, 6], 4, 1.5)),
  ],
  umbrella: [
    'shelter',
    line('M2.5 12.5a9.5 9 0 0 1 19 0zM12 12.5v6.5a2.2 2.2 0 0 0 4.4 0M12 3.5V2'),
    solid('M12 4C9.5 6 8.5 9 8.5 12.5h7C15.5 9 14.5 6 12 4z'),
  ],
  screen: ['online', line(box([3.5, 3.5], 17, 12.5)), solid('M2.5 19.5h19l-1 1.5h-17z'), bust([12, 10.5], 5)],
};
