import { box, disc } from '../svg';
import { cutBust } from './figure';
import { bars, discs, line, rays, solid, type Glyphs } from './pen';

/** Houses, and what is built. */
export const places: Glyphs = {
  house: ['home', solid('M12 3l9.5 7h-19zM5 13h14v8.5h-4V17H9v4.5H5z', disc([12, 7.5], 1.5))],
  clinic: ['healing', solid('M12 2.5l9.5 8h-2.5v11H5v-11H2.5zM10 9.5V12H7.5v4H10v2.5h4V16h2.5v-4H14V9.5z')],
  factory: [
    'production',
    solid('M3 21V9l6 4.5V9l6 4.5h1.5V7.5H21V21zM5 15v3.5h3.5V15zM10 15v3.5h3.5V15zM15 15v3.5h3.5V15z'),
    discs(2.5, 17.5, 4, 13.5, 3),
  ],
  slate: [
    'teaching',
    solid(box([3, 3], 18, 13.5), 'M5.5 6v3h6V6zM5.5 10.5v3h6v-3z'),
    cutBust([16, 9.7], 5),
    line('M7.5 16.5L6 21.5M16.5 16.5l1.5 5'),
  ],
  stall: [
    'shop',
    line('M4 8v13M20 8v13'),
    solid('M5 3h14l2.5 5h-4.5l-2.5 3.5L12 8l-2.5 3.5L7 8H2.5z', box([4, 17], 16, 4)),
    discs(3, 8, 15, 12, 15, 16, 15),
  ],
  tent: ['camp', solid('M12 4L2.5 20.5h6.3L12 13.5l3.2 7h6.3z'), line('M12 4l-1.5-2M12 4l1.5-2')],
  door: ['opening', bars(2.5, 'M6.5 3.5h11v17'), solid('M6 3L13 8v13.5H6z'), line('M2.5 21.5h19')],
  tower: [
    'mast',
    line('M6 2.5a6 6 0 0 0 0 7M18 2.5a6 6 0 0 1 0 7M6 21.5h12'),
    solid('M12 6l2.5 15h-5z'),
    discs(4, 12, 6),
  ],
  bricks: [
    'building',
    solid(
      box([2.8, 18], 5, 2.5),
      box([10.5, 18], 3, 2.5),
      box([16.3, 18], 5, 2.5),
      box([2.8, 12.5], 2, 2.5),
      box([7.6, 12.5], 5, 2.5),
      box([2.8, 7], 5, 2.5),
    ),
    line('M21 4L13.5 9'),
  ],
  windmill: ['energy', line('M12 14v8M9 22h6'), discs(3, 12, 10), solid(rays([12, 10], 3, 8.4, 2, 1.5))],
  ladder: ['rise', bars(2.5, 'M5 21.5L9.5 2.5M14.5 21.5L19 2.5M6.2 16.5h9.5M7.3 12h9.5M8.4 7.5h9.5')],
  scales: [
    'fairness',
    discs(4, 12, 4),
    line('M4 8.5h16M4 8.5v5M20 8.5v5M11 18v3.5M13 18v3.5'),
    solid('M9 8.5h6L9 18h6zM3 14h2q3 6-1 6t-1-6zM19 14h2q3 6-1 6t-1-6z'),
  ],
};
