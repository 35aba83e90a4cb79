import { chair } from '../../../props/room';
import { bust } from '../../../props/office';
import {
  box,
  cover,
  dashes,
  disc,
  each,
  ground,
  line,
  marigold,
  path,
  type Point,
  turned,
} from '../../../svg';
import { far, floor } from '../../../ground/story';
import { desk, screen } from './desk';
import { heSits } from './he';
import { wallClock } from './pulse';

/** Takes the middle, a width and a tilt and gives the mail, sealed. */
export const envelope = ([x, y]: Point, w: number, tilt: number): string =>
  turned(
    cover(box([x - w / 2, y - w * 0.32], w, w * 0.64), 5, ground, marigold) +
      line(path(x - w / 2, y - w * 0.32, x, y + w * 0.08, x + w / 2, y - w * 0.32), 6, ground),
    tilt,
    [x, y],
  );

/** One who gets a copy and looks on from an oval. */
const director = (at: Point): string =>
  cover(disc(at, 56, 68)) +
  bust([at[0], at[1] + 50], 104, false) +
  line(path(at[0], at[1] + 16, at[0], at[1] + 36), 6, ground);

/** At 3:17 the mail flies in; two directors look on. */
export const mail = (): string =>
  [
    wallClock([86, 130], 17),
    far(
      dashes(path(322, 214, 278, 170) + path(362, 214, 396, 170), 5, [1, 13]) +
        director([262, 128]) +
        director([404, 128]) +
        line(each(3, (i) => path(412 + i * 6, 232 + i * 22, 446 + i * 4, 222 + i * 22))) +
        chair([112, 484], 120) +
        desk([212, 434], 240) +
        screen([352, 434], 130) +
        line(path(310, 344, 392, 344) + path(310, 364, 370, 364)),
    ),
    envelope([342, 256], 118, -8),
    heSits([118, 478], floor, 430, {
      lean: 6,
      nod: -4,
      arms: [{ to: [232, 428] }, { to: [256, 426] }],
    }),
  ].join('');
