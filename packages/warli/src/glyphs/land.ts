import { disc } from '../svg';
import { around, bars, discs, line, rays, solid, type Glyphs } from './pen';

/** Sky, plants and animals, and what is drawn on the ground before them. */
export const land: Glyphs = {
  sun: ['day', discs(8, 12, 12), solid(rays([12, 12], 8, 7, 10, 1))],
  sunrise: [
    'morning',
    solid('M7 15.5a5 5 0 0 1 10 0z'),
    line('M2 18.8h20M7 21.8h10M12 7.5V3.5M6.3 9.8L3.5 7M17.7 9.8L20.5 7'),
  ],
  moon: ['night', solid('M17 4A9 9 0 0 0 4 17 12 12 0 0 1 17 4zM15 11l6 4H9zM11 18h8v3h-8z')],
  star: ['excellence', discs(4.4, 12, 12.6), solid(rays([12, 12.6], 5, 4.6, 10.4, 2.3))],
  tree: [
    'growth',
    line('M5.5 13l6.5 4 6.5-4M6 8l6 4 6-4'),
    solid('M12 4l1 18h-2z'),
    discs(3.5, 12, 3.2, 5, 7, 19, 7, 4.2, 12.4, 19.8, 12.4, 8.6, 4.6, 15.4, 4.6),
  ],
  seed: [
    'beginning',
    line('M4 21h16M12 21V11'),
    solid('M12 13C11 8 8 6 3.5 6c0 4.5 3.5 7 8.5 7zM12 10.5c.5-4 3-6.5 7.5-7 0 4.5-3 7-7.5 7z'),
  ],
  flower: [
    'blossom',
    line('M12 14v8'),
    discs(4.6, 12, 8.5),
    discs(3.4, ...around([12, 8.5], 7, 5.8)),
    solid('M12 21c1.5-3 3.5-4 6.5-4-.5 3-3 4-6.5 4z'),
  ],
  fire: [
    'warmth',
    line('M4 21.5l16-4M4 17.5l16 4'),
    solid('M12 2.5c.5 4 5 5.5 5 9a5 4.5 0 0 1-10 0c0-2 1-3.5 2.3-4.5.2 1.5.7 2 1.7 2 .8-2-.4-4.5 1-6.5z'),
  ],
  bird: [
    'news',
    solid('M2.5 14.5l7-3 8 1.5c-2 4.5-8 5.5-15 1.5zM8.5 11L11 3l5 8.5z'),
    discs(3.4, 19, 10.5),
    line('M19 10.5h3.5M9 18l-1.5 3.5M12 18v3.5'),
  ],
  rangoli: [
    'pattern',
    solid('M12 2.5l3 3h3.5V9l3 3-3 3v3.5H15l-3 3-3-3H5.5V15l-3-3 3-3V5.5H9z', disc([12, 12], 4.8)),
    discs(5, 12, 12),
  ],
  spiral: [
    'return',
    bars(2.5, 'M12 12a2 2 0 0 1 4 0a4 4 0 0 1-8 0a6 6 0 0 1 12 0a8 8 0 0 1-16 0a9 9 0 0 1 9-9'),
  ],
};
