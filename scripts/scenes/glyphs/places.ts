import { box } from '../svg';
import { bust } from './figure';
import { discs, line, rays, solid, type Glyphs } from './pen';

/** Houses, and what is built. */
export const places: Glyphs = {
  house: ['home', solid('M12 3l9.5 7.5h-19z'), line('M5 11v10.5h14V11M9.5 21.5V16h5v5.5')],
  clinic: [
    'healing',
    line('M2.5 10.5L12 3l9.5 7.5M5 9v12.5h14V9'),
    solid('M11.4 11.5h1.2v7h-1.2zM8.5 14.4h7v1.2h-7z'),
  ],
  factory: [
    'factory',
    solid('M3 13V8.5L8.5 13zM9.5 13V8.5L15 13zM17 13V6.5h2.5V13z'),
    line('M3 13v8.5h17.5V13'),
    discs(2.2, 15.8, 3.5, 12, 2.5, 8, 17.2, 12, 17.2, 16, 17.2),
  ],
  slate: [
    'teaching',
    line(box([3, 3], 18, 13.5), 'M8 16.5L6 21.5M16 16.5l2 5M6.8 8h4.5M6.8 11.5h4.5'),
    bust([16, 10.3], 3),
  ],
  stall: [
    'shop',
    line('M2 8.5L4.5 3.5h15L22 8.5zM4 8.5v13M20 8.5v13M4 17.5h16'),
    solid('M2.5 8.5h6l-3 3.5zM9 8.5h6l-3 3.5zM15.5 8.5h6l-3 3.5z'),
    discs(2.6, 8, 15.5, 12, 15.5, 16, 15.5),
  ],
  tent: ['camp', line('M12 4L2.5 20.5h19zM12 4l-1.5-2M12 4l1.5-2'), solid('M12 11l-4.5 9.5h9z')],
  door: ['door', line('M5.5 21.5V3h13v18.5M2.5 21.5h19'), solid('M6 3.5L12.5 6v15.5H6z')],
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
  ladder: ['ladder', line('M5 22L9.5 2M14.5 22L19 2M6.2 17h9.5M7.3 12h9.5M8.4 7h9.5')],
  scales: [
    'fairness',
    line('M12 4v17.5M7 21.5h10M4.5 6.5h15M4.5 6.5L2 14h5zM19.5 6.5L17 14h5z'),
    discs(3.4, 12, 4.5),
    solid('M1.8 14h5.4a2.7 2.7 0 0 1-5.4 0zM16.8 14h5.4a2.7 2.7 0 0 1-5.4 0z'),
  ],
};
