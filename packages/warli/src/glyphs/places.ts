import { box } from '../svg';
import { bust } from './figure';
import { discs, line, rays, solid, type Glyphs } from './pen';

/** Houses, and what is built. */
export const places: Glyphs = {
  house: ['home', solid('M12 3l9.5 7.5h-19z'), line('M5 11v10.5h14V11M9.5 21.5V16h5v5.5')],
  clinic: ['healing', line('M2 11l10-8 10 8M5 9v12h14V9'), solid('M11 11h2v2h2v2h-2v2h-2v-2H9v-2h2z')],
  factory: [
    'production',
    line('M3 13v8h18v-8'),
    solid('M3 13V9l5 4zM10 13V9l5 4zM17 13V7h2v6z'),
    discs(2, 16, 4, 12, 3, 8, 17, 12, 17, 16, 17),
  ],
  slate: [
    'teaching',
    line(box([3, 3], 18, 13.5), 'M8 16.5L6 21.5M16 16.5l2 5M6.8 8h4.5M6.8 11.5h4.5'),
    bust([16, 10.3], 3),
  ],
  stall: [
    'shop',
    line('M2 8l3-5h14l3 5zM4 8v14M20 8v14M4 17h16'),
    solid('M3 8h6l-3 4zM9 8h6l-3 4zM15 8h6l-3 4z'),
    discs(3, 8, 15, 12, 15, 16, 15),
  ],
  tent: ['camp', line('M12 4L2.5 20.5h19zM12 4l-1.5-2M12 4l1.5-2'), solid('M12 11l-4.5 9.5h9z')],
  door: ['opening', line('M5.5 21.5V3h13v18.5M2.5 21.5h19'), solid('M6 3.5L12.5 6v15.5H6z')],
  tower: [
    'mast',
    line('M12 7L6.5 21.5M12 7l5.5 14.5M8.4 17h7.2M6 2.5a6 6 0 0 0 0 7M18 2.5a6 6 0 0 1 0 7'),
    solid('M12 7.5l-2.2 6h4.4z'),
    discs(3.6, 12, 6),
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
  ladder: ['rise', line('M5 22L9.5 2M14.5 22L19 2M6.2 17h9.5M7.3 12h9.5M8.4 7h9.5')],
  scales: [
    'fairness',
    line('M12 4v18M7 22h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z'),
    discs(3, 12, 4),
    solid('M2 14h6a3 3 0 0 1-6 0zM16 14h6a3 3 0 0 1-6 0z'),
  ],
};
