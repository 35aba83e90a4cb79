import type { Held } from '../../../figure/bones';
import { tree } from '../../../ground/plant';
import { bird } from '../../../props/animal';
import { clayPot } from '../../../props/pottery';
import type { Random } from '../../../random';
import { box, cover, ink, line, marigold, path, shape, turned, white } from '../../../svg';
import { far, floor } from '../../../ground/story';
import { he } from './he';

/** A glass of water, tipped to the mouth. */
const glass: Held = ([x, y]) =>
  turned(
    cover(shape(x - 20, y - 34, x + 20, y - 34, x + 15, y + 30, x - 15, y + 30), 5, white, marigold),
    -62,
    [x, y],
  );

/** The clay pot on its stand, with a lid and a tap. */
const filter = (): string =>
  line(path(1719, 492, 1703, floor) + path(1821, 492, 1837, floor) + path(1770, 492, 1770, floor)) +
  ink(box([1697, 482], 146, 16)) +
  clayPot([1770, 480], 108) +
  line(path(1739, 368, 1801, 368) + path(1770, 368, 1770, 358), 7) +
  line('M1713 446h-18v18');

/** On the other branch he drinks a glass of water at the clay pot by the window. */
export const water = (r: Random): string =>
  [
    far(
      cover(box([1668, 92], 200, 236)) +
        line(path(1656, 330, 1880, 330), 7) +
        tree([1770, 326], 224, r, 11) +
        bird([1700, 124], 24) +
        filter(),
    ),
    he({
      at: [1528, floor],
      h: 440,
      holds: [null, glass],
      pose: {
        lean: -4,
        nod: -16,
        arms: [[-24, 8], { to: [1594, 238] }],
        legs: [
          [-9, -5],
          [9, 5],
        ],
      },
    }),
  ].join('');
