import { spiral } from '../../../ground/land';
import {
  box,
  cover,
  disc,
  dots,
  each,
  ground,
  ink,
  line,
  marigold,
  path,
  shape,
  times,
  type Point,
} from '../../../svg';
import { far, floor } from '../../../ground/story';
import { desk } from './desk';
import { he } from './he';
import { wallClock } from './pulse';

/** The letter, a dozen lines long: it falls from the desk and rolls on along the floor. */
const scroll = (): string =>
  ink(`M1212 418H1322V570Q1322 594 1340 594H1366V608H1232Q1212 608 1212 590Z`, marigold) +
  line(
    each(11, (i) => path(1227, 440 + i * 14, i % 4 === 3 ? 1270 : 1306 - (i % 3) * 8, 440 + i * 14)),
    5.5,
    ground,
  ) +
  cover(disc([1358, 564], 42), 7, ground, marigold) +
  line(spiral([1358, 564], 28, 2.4), 5, ground);

/** The great key that sends, a dart on its front. */
const send = (): string =>
  ink('M1172 330Q1172 258 1230 258T1288 330Z') +
  cover(box([1152, 334], 156, 72), 6) +
  ink(shape(1270, 352, 1198, 366, 1222, 376) + shape(1272, 356, 1228, 378, 1236, 394));

/** The keys below his other hand. */
const keys = (): string =>
  cover(box([1066, 384], 80, 20)) + line(dots(times(4).map((i): Point => [1080 + i * 17, 394])), 8);

/** The way the hand will take. */
const swing = (): string => line('M1262 132Q1286 176 1278 232M1288 112Q1320 168 1308 240');

/** At 3:20 he bends over a letter of a dozen lines, his hand raised over the key that sends it. */
export const letter = (): string =>
  [
    wallClock([1376, 132], 20),
    far(desk([1052, 408], 276) + keys() + swing()),
    he({
      at: [1050, floor],
      h: 500,
      pose: {
        lean: 18,
        nod: 14,
        arms: [{ to: [1092, 388] }, { to: [1232, 130] }],
        legs: [
          [-17, -14],
          [12, 5],
        ],
      },
    }),
    send(),
    scroll(),
  ].join('');
