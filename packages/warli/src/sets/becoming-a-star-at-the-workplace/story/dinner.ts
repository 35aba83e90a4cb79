import { figure } from '../../../figure/figure';
import { limbs } from '../../../figure/pose';
import { thali } from '../../../props/meal';
import { wheel } from '../../../props/vehicle';
import { box, cover, disc, ground, ink, line, marigold, path, shape } from '../../../svg';
import { far, floor } from '../../../ground/story';
import { meera } from './meera';

/** The tempo of which she speaks, loaded to the roof. */
const tempo = (): string =>
  ink(box([1096, 114], 70, 48) + box([1174, 114], 80, 48) + box([1120, 66], 100, 42)) +
  cover(box([1084, 166], 190, 44)) +
  cover('M1274 210V114H1318Q1340 144 1346 170V210Z') +
  ink(shape(1290, 130, 1312, 130, 1326, 162, 1290, 162)) +
  wheel([1128, 214], 28, 6) +
  wheel([1308, 214], 28, 6);

/** The cloud in which she shows it. */
const cloud = (): string =>
  line(
    'M1040 184C1000 124 1050 64 1110 70C1140 14 1250 14 1280 56C1350 30 1410 84 1392 144C1420 204 1370 256 1310 250C1270 280 1180 278 1150 254C1100 270 1050 244 1040 184Z',
  ) + line(disc([1112, 286], 11) + disc([1096, 312], 6));

/** Her diary, laid down. */
const diary = (): string =>
  cover(box([1040, floor - 20], 76, 22), 5, ground, marigold) +
  line(path(1052, floor - 7, 1114, floor - 7), 4, ground);

/** On Wednesday she explains her idea at dinner, to her husband. */
export const dinner = (): string =>
  [
    far(cloud() + tempo()),
    meera({
      at: [1082, floor - 32],
      h: 395,
      hung: true,
      pose: { lean: 2, arms: limbs(-46, 24, 88, 168), legs: limbs(-80, 76, 80, -76) },
    }),
    figure(
      [1322, floor - 35],
      375,
      { lean: 8, nod: 12, arms: [{ to: [1238, 548] }, { to: [1270, 424] }], legs: limbs(-80, 76, 80, -76) },
      { left: true, hung: true },
    ),
    diary(),
    thali([1202, floor + 2], 84),
  ].join('');
