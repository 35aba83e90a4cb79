import { disc } from '../svg';
import { bust } from './figure';
import { bars, discs, line, rays, solid, type Glyphs } from './pen';

/** What goes about, and what it brings. */
export const travel: Glyphs = {
  road: ['way', solid('M2.5 9L8 3l4.5 5L15 5l6.5 4zM9.5 12.5h5l5.5 9h-6.5v-3h-3v3H4zM10.5 13v4h3v-4z')],
  cart: [
    'transport',
    solid('M2.5 3.5h14l-2 6h-10z'),
    line('M15 8l7 4'),
    bars(2.5, disc([9.5, 17], 3.8)),
    discs(2, 9.5, 17),
  ],
  wheel: ['vehicle', solid(disc([12, 12], 9.3), rays([12, 12], 6, 7.8, 1.8, 3.5))],
  bike: [
    'rounds',
    line('M5.5 16.5l4-7h5.5l-3 7H5.5M18.5 16.5L15 6h3'),
    solid('M7.5 6.5h4v.5h-4z'),
    bars(2.5, disc([5.5, 16.5], 4), disc([18.5, 16.5], 4)),
  ],
  plane: [
    'flight',
    line('M12 3v17.5'),
    solid('M12 8.5L21.5 14v1.5L12 13l-9.5 2.5V14zM12 18l3.5 3h-7z'),
    discs(3, 12, 3.5),
  ],
  bag: ['work', line('M8.5 8V3.5h7V8'), solid('M3 8h18l-9 6zM3 11.5l9 6 9-6v9H3z')],
  parcel: [
    'delivery',
    solid('M3 8.5h18V11H3zM4 14h6.5v7H4zM13.5 14H20v7h-6.5zM12 8.5L6.5 3v5.5zM12 8.5L17.5 3v5.5z'),
  ],
  letter: ['mail', solid('M6 9h12l-6 5.5zM3 10l9 8.5 9-8.5v11H3z'), discs(5, 12, 4)],
  phone: [
    'call',
    solid('M2 7.5c2-7 18-7 20 0v1h-5V7q-5-2-10 0v1.5H2z'),
    bust([5, 16.5], 7),
    bust([19, 16.5], 7),
  ],
  flag: ['finish', line('M5.5 2.5v19M2.5 21.5h6'), solid('M5.5 3.5l15 5-15 5z')],
};
