import { box, disc } from '../svg';
import { discs, line, solid, type Glyphs } from './pen';

/** What goes about, and what it brings. */
export const travel: Glyphs = {
  road: [
    'way',
    solid('M2.5 9L8 3l4.5 5L15 5l6.5 4z'),
    line('M9.5 12.5L4 21.5M14.5 12.5L20 21.5M12 12.8v2M12 18.5v2.5'),
  ],
  cart: [
    'transport',
    line(disc([9, 17], 5), 'M9 12v10M4 17h10M2 12h15l5 3'),
    solid('M4 11a5 6 0 0 1 10 0z'),
    discs(3, 9, 17),
  ],
  wheel: [
    'vehicle',
    line(disc([12, 12], 9.3), 'M12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4'),
    discs(5, 12, 12),
  ],
  bike: [
    'rounds',
    line(disc([5.5, 16.5], 4.4), disc([18.5, 16.5], 4.4), 'M5.5 16.5l4-7h5.5l-3 7H5.5M18.5 16.5L15 6h3'),
    solid('M7.5 6.5h4v.5h-4z'),
  ],
  plane: [
    'flight',
    line('M12 3v17.5'),
    solid('M12 8.5L21.5 14v1.5L12 13l-9.5 2.5V14zM12 18l3.5 3h-7z'),
    discs(3, 12, 3.5),
  ],
  bag: ['work', line(box([3.5, 8], 17, 12.5), 'M8.5 8V3.5h7V8'), solid('M4 8h16l-8 6.5z')],
  parcel: [
    'delivery',
    line(box([3.5, 8.5], 17, 12.5), 'M12 8.5v12.5M3.5 14.5h17'),
    solid('M12 8.5L6.5 3v5.5zM12 8.5L17.5 3v5.5z'),
  ],
  letter: ['mail', line(box([2.5, 5], 19, 14.5)), solid('M3.5 5.5h17L12 12.5z')],
  phone: [
    'call',
    line('M3 8c1-7 17-7 18 0M9 10L5 21h14l-4-11z'),
    solid('M3 8h3v2H3zM18 8h3v2h-3z'),
    discs(5, 12, 16),
  ],
  flag: ['finish', line('M5.5 2.5v19M2.5 21.5h6'), solid('M5.5 3.5l15 5-15 5z')],
};
