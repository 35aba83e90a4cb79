import { disc } from '../svg';
import { figure } from './figure';
import { bars, line, solid, type Glyphs } from './pen';
import { stance } from './stance';

/** What is worked with. */
export const tools: Glyphs = {
  gear: [
    'machine',
    figure([5, 12.5], 0.8, stance([], [7, -2], 16, [-3, 9], [4.5, 4.5, 4, 9])),
    bars(2, disc([17, 14.5], 4.5)),
    line('M17 8v13M11.5 11.5l11 6M22.5 11.5l-11 6'),
  ],
  pick: [
    'mining',
    line('M4 21.5L16.5 7'),
    solid('M7 4C13 2.5 19.5 6 21 14 17.5 8.5 12.5 6 7 4zM12.5 21.5l4-5.5 4.5 5.5z'),
  ],
  flask: [
    'laboratory',
    line('M9 2.5h6'),
    solid('M10 3h4v6.5l1 1.5H9l1-1.5zM7.5 14h9l3.5 6.5H4z', disc([12, 17.5], 2)),
  ],
  broom: ['cleanliness', line('M20.5 2.5L12 11.5'), solid('M10 11l3.5 3.5L9 21.5 2.5 15z')],
  setsquare: ['design', solid('M4 3l17 17.5H4zM7.5 9v8h8z')],
  loom: [
    'weaving',
    line('M2.5 5.5h19M8 5.5v7M12 5.5v7M16 5.5v7'),
    bars(2.5, 'M3.5 20.5V3.5M20.5 20.5V3.5'),
    solid('M7.5 13h9v8h-9z'),
  ],
};
