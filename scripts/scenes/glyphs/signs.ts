import { box, disc, polar, times } from '../svg';
import { discs, line, rays, solid, type Glyphs } from './pen';

/** Time, tools and what stands for a thought. */
export const signs: Glyphs = {
  calendar: ['date', line(box([3, 5], 18, 16.5), 'M3 10h18M8 2.5v4.5M16 2.5v4.5'), discs(2.2, 7.5, 13.5, 12, 13.5, 7.5, 18, 12, 18, 16.5, 13.5), discs(4, 16.5, 17.5)],
  clock: ['hour', line(disc([12, 12], 9.5), 'M12 6v6l4.5 3'), discs(3, 12, 12)],
  hourglass: ['time', line('M4.5 3h15M4.5 21h15M6.5 3L12 12l5.5-9'), solid('M12 12l5 8.5H7zM10 7.5h4L12 11z')],
  target: ['goal', line(disc([12, 12], 9.5), disc([12, 12], 5.3)), discs(4, 12, 12)],
  question: ['question', line('M8.5 19.5A9 9 0 1 1 12 20.5M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1-1.5 2.2'), solid('M9 18.5l-1 4 5-2.5z'), discs(2.2, 12, 16.8)],
  eye: ['attention', line('M2 13C6 6 18 6 22 13 18 19.5 6 19.5 2 13zM12 4.5V2.5M6.5 6l-1-2M17.5 6l1-2'), discs(5.6, 12, 13)],
  ear: ['listening', line('M9 9.5a5.5 5.5 0 1 1 11 0c0 4.5-4 4.5-4 8.5a3.5 3.5 0 0 1-6.5 2M12 10a2.5 2.5 0 1 1 5 0c0 2-2.5 2-2.5 4.5'), discs(2.2, 3, 6, 3, 10.5, 3, 15, 6, 8, 6, 12.8)],
  hand: ['help', line('M6.8 13V6M10.3 13V3M13.7 13V3M17.2 13V6M17 17l4.5-4'), solid('M6.8 13h10.4v3.5c0 3-2 4.5-5.2 4.5s-5.2-1.5-5.2-4.5z')],
  gear: ['machine', line(disc([12, 12], 6.2)), discs(4.4, 12, 12), solid(rays([12, 12], 8, 6.8, 10.3, 1.3))],
  pick: ['mining', line('M4 21.5L16.5 7'), solid('M7 4C13 2.5 19.5 6 21 14 17.5 8.5 12.5 6 7 4zM12.5 21.5l4-5.5 4.5 5.5z')],
  flask: ['laboratory', line('M9 2.5h6M10.2 2.5v6.5L4 20.5h16L13.8 9V2.5'), solid('M9.5 14.5h5l2.5 4h-10z')],
  broom: ['cleanliness', line('M20.5 2.5L12 11.5'), solid('M10 11l3.5 3.5L9 21.5 2.5 15z')],
  setsquare: ['design', line('M4 3v17.5h17zM4 8h2M4 12h2M4 16h2'), solid('M9 14v2.5h2.5z')],
  loom: ['weaving', line('M3.5 2.5v19M20.5 2.5v19M3.5 5h17M3.5 19.5h17M7.8 5v8M12 5v8M16.2 5v8'), solid('M7 14h10v2.5H7z')],
};
