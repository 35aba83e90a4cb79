import { seated, sitter } from '../../../figure/seat';
import { chair, pedestal } from '../../../props/room';
import { box, cover, disc, each, ground, ink, line, path, white } from '../../../svg';
import { far, floor } from '../../../ground/story';
import { lorry } from './lorry';
import { opened, seller } from './seller';

/** The roof, the chimney and the wall of the works, from its left foot on. */
const works = 'M1244 206V138l12 -10V66h20v68l42 -36v36l42 -36V206Z';

/** What opens above them: the buyer's own works, and the lorries that wait there. */
const cloud = (): string =>
  cover(
    'M1000 204C954 160 980 88 1046 90C1060 28 1148 8 1202 42C1246 0 1344 14 1360 72C1426 80 1438 166 1398 204C1374 250 1308 258 1278 238C1238 262 1168 262 1130 240C1092 262 1020 256 1000 204Z',
  ) +
  cover(disc([1276, 270], 12) + disc([1300, 288], 7)) +
  line(path(1010, 208, 1392, 208)) +
  ink(works) +
  line('M1266 58q-12 -14 4 -20t8 -12') +
  ink(box([1260, 162], 26, 44) + box([1300, 152], 18, 18) + box([1330, 152], 18, 18), ground) +
  each(3, (i) => lorry([1014 + i * 75, 206], 68, white, ground));

/** The chair in which the buyer leans back. */
const armchair = path(1398, 384, 1374, 490, 1382, floor) + path(1292, 490, 1374, 490, 1300, floor);

/** At 11:22 he opens his notebook and asks, and the buyer leans back. */
export const question = (): string =>
  [
    far(cloud()),
    far(chair([1030, 500], 96) + pedestal([1184, 470], 84, floor) + line(armchair)),
    seller(
      sitter([1042, 494], floor, 366, {
        lean: 8,
        nod: -8,
        arms: [{ to: [1116, 428] }, { to: [1124, 422] }],
      }),
    ),
    opened([1144, 414], 70),
    seated(
      [1338, 484],
      floor,
      400,
      { lean: -14, nod: -8, arms: [{ to: [1280, 404] }, { to: [1266, 376] }] },
      { left: true, hat: 'topi' },
    ),
  ].join('');
