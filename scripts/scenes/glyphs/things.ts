import { box, disc } from '../svg';
import { discs, line, solid, type Glyphs } from './pen';

/** What stands in a house or goes from hand to hand. */
export const things: Glyphs = {
  pot: ['pot', line('M8 6.5c-7 4-6.5 15 4 15s11-11 4-15M4.5 13l2.5 3 2.5-3 2.5 3 2.5-3 2.5 3 2.5-3'), solid('M7 3.2h10L15.5 6h-7z')],
  cup: ['tea', solid('M4.5 10H17v6a5 5 0 0 1-5 5H9.5a5 5 0 0 1-5-5z'), line('M17 11.5h1.5a2.7 2.7 0 0 1 0 5.5H17M8.5 7q-1.5-2 0-4M13 7q-1.5-2 0-4')],
  lamp: ['idea', solid('M3 14.5h18c-1.5 4.5-5 6.5-9 6.5s-7.5-2-9-6.5zM12 2.8c2.5 3 3 4.2 3 5.7a3 3 0 0 1-6 0c0-1.5.5-2.7 3-5.7z'), line('M5.5 6.5L3.5 5M18.5 6.5l2-1.5M5.5 10.5h-2.5M18.5 10.5H21')],
  drum: ['drum', line(disc([12, 9.5], 8.5, 3), 'M3.5 9.5V18c0 4.5 17 4.5 17 0V9.5M3.5 11l4.3 9L12 12.5l4.2 7.5 4.3-9M9.5 9L6 3.5M14.5 9L18 3.5'), discs(2.6, 6, 3, 18, 3)],
  basket: ['basket', solid('M3.5 10.5h17L18 20.5H6z'), line('M6.5 10a5.5 7 0 0 1 11 0')],
  bag: ['bag', line(box([3.5, 8], 17, 12.5), 'M8.5 8V3.5h7V8'), solid('M4 8h16l-8 6.5z')],
  parcel: ['parcel', line(box([3.5, 8.5], 17, 12.5), 'M12 8.5v12.5M3.5 14.5h17'), solid('M12 8.5L6.5 3v5.5zM12 8.5L17.5 3v5.5z')],
  letter: ['letter', line(box([2.5, 5], 19, 14.5)), solid('M3.5 5.5h17L12 12.5z')],
  book: ['book', line('M12 6.5v14C9.5 19 6 18.5 2.5 19V4.5C6 4 9.5 4.5 12 6.5C14.5 4.5 18 4 21.5 4.5V19C18 18.5 14.5 19 12 20.5'), line('M15 9.5l3.5-.8M15 13.5l3.5-.8'), solid('M5.5 8.5l3.5 1.5v5L5.5 13.5z')],
  sheet: ['paper', line('M14.5 2.5H5v19h14V7zM8.5 11.5h7M8.5 15h7'), solid('M14.5 3v4H18.5z')],
  knot: ['knot', line('M2 18C9 18 17 14 17 8.5a5 5 0 0 0-10 0C7 14 15 18 22 18'), discs(3, 3, 18, 21, 18)],
  heart: ['heart', line('M12 20.5L4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6z'), solid('M9 10.5h6L12 14.5z')],
  medal: ['honour', solid('M6 2.5h4l2 5.5-2.5 1zM18 2.5h-4L12 8l2.5 1z'), line(disc([12, 15.5], 6)), discs(5.6, 12, 15.5)],
  coins: ['money', line('M2.5 14.5v5c0 2.5 9 2.5 9 0v-5M12.5 7v12.5c0 2.5 9 2.5 9 0V7M12.5 11.2c0 2.5 9 2.5 9 0M12.5 15.4c0 2.5 9 2.5 9 0'), solid(disc([7, 14.5], 4.5, 1.6), disc([17, 6], 4.5, 1.6))],
  shield: ['protection', line('M12 2.5l8.5 3v6c0 5-3.5 8.5-8.5 10-5-1.5-8.5-5-8.5-10v-6z'), solid('M8.5 8h7L12 12.5zM12 12.5l2.5 4h-5z')],
  umbrella: ['shelter', line('M2.5 12.5a9.5 9 0 0 1 19 0zM12 12.5v6.5a2.2 2.2 0 0 0 4.4 0M12 3.5V2'), solid('M12 4C9.5 6 8.5 9 8.5 12.5h7C15.5 9 14.5 6 12 4z')],
  flag: ['flag', line('M5.5 2.5v19M2.5 21.5h6'), solid('M5.5 3.5l15 5-15 5z')],
  phone: ['call', line('M2.5 8.5c1-7 18-7 19 0M9 9.5L4.5 20.5h15L15 9.5z'), solid('M2.5 7.5h3.5v2.5H2.5zM18 7.5h3.5v2.5H18z'), discs(5, 12, 15.5)],
  plane: ['flight', line('M12 3v17.5'), solid('M12 8.5L21.5 14v1.5L12 13l-9.5 2.5V14zM12 18l3.5 3h-7z'), discs(3, 12, 3.5)],
  bike: ['rounds', line(disc([5, 17.5], 3.8), disc([19, 17.5], 3.8), 'M5 17.5l4-5h6l4 5M13 17.5l2-5-1-3h3'), solid('M6.5 12h6l-1.5 2H8z')],
};
