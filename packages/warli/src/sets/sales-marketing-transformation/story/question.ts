import { seated, sitter } from '../../../figure/seat';
import { chair, table } from '../../../props/room';
import { box, disc, each, ground, ink, line, path, shape, white } from '../../../svg';
import { floor } from '../../../ground/story';
import { lorry } from './lorry';
import { opened, seller } from './seller';

/** What opens above them: the buyer's own works, and the lorries that wait there. */
const cloud = (): string =>
  ink(
    'M996 206C946 160 972 86 1042 88C1056 22 1148 0 1204 36C1250 -10 1352 6 1368 68C1440 76 1452 166 1408 204C1384 258 1312 264 1280 240C1240 268 1160 268 1130 242C1090 268 1016 262 996 206Z',
  ) +
  ink(disc([1288, 276], 14) + disc([1306, 302], 8)) +
  line(path(1004, 214, 1402, 214), 5, ground) +
  ink(
    shape(
      1250,
      212,
      1250,
      134,
      1262,
      124,
      1262,
      62,
      1284,
      62,
      1284,
      134,
      1328,
      96,
      1328,
      134,
      1372,
      96,
      1372,
      212,
    ),
    ground,
  ) +
  line('M1273 54q-12 -16 4 -22t8 -14', 5, ground) +
  ink(box([1266, 166], 28, 46) + box([1310, 152], 18, 18) + box([1340, 152], 18, 18)) +
  each(3, (i) => lorry([1012 + i * 79, 212], 72, ground, white));

/** At 11:22 he opens his notebook and asks, and the buyer leans back. */
export const question = (): string =>
  [
    cloud(),
    chair([1040, 500], 104),
    seller(
      sitter([1048, 494], floor, 390, {
        lean: 10,
        nod: -8,
        arms: [{ to: [1140, 424] }, { to: [1150, 418] }],
      }),
    ),
    table([1122, 462], 112, floor - 462),
    opened([1164, 408], 78),
    line(path(1394, 320, 1362, 490, 1370, floor) + path(1280, 490, 1362, 490), 6),
    seated(
      [1328, 484],
      floor,
      430,
      { lean: -16, nod: -8, arms: [[6, 30], { to: [1268, 360] }] },
      { left: true, hat: 'topi' },
    ),
  ].join('');
