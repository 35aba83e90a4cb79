import { disc, polar, times } from '../svg';
import { closed, discs, line, solid, type Glyphs } from './pen';

/** A tooth of a wheel in the middle, as path data. */
const tooth = (way: number): string =>
  closed([
    polar([12, 12], way - 18, 6.5),
    polar([12, 12], way - 10, 10),
    polar([12, 12], way + 10, 10),
    polar([12, 12], way + 18, 6.5),
  ]);

/** What is worked with. */
export const tools: Glyphs = {
  gear: ['machine', line(disc([12, 12], 6)), discs(4, 12, 12), solid(...times(6).map((i) => tooth(i * 60)))],
  pick: [
    'mining',
    line('M4 21.5L16.5 7'),
    solid('M7 4C13 2.5 19.5 6 21 14 17.5 8.5 12.5 6 7 4zM12.5 21.5l4-5.5 4.5 5.5z'),
  ],
  flask: ['laboratory', line('M9 2.5h6M10.2 2.5v6.5L4 20.5h16L13.8 9V2.5'), solid('M9.5 14.5h5l2.5 4h-10z')],
  broom: ['cleanliness', line('M20.5 2.5L12 11.5'), solid('M10 11l3.5 3.5L9 21.5 2.5 15z')],
  setsquare: ['design', line('M4 3v17.5h17zM4 8h2M4 12h2M4 16h2'), solid('M9.5 12.5v4h4z')],
  loom: [
    'weaving',
    line('M4 21.5V3M20 21.5V3M2.5 5.5h19M7.5 5.5v7M10.5 5.5v7M13.5 5.5v7M16.5 5.5v7M4 21.2h16'),
    solid('M7.2 13h9.6v8H7.2z'),
  ],
};
