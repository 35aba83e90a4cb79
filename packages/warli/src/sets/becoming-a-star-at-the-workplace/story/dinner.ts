import { figure } from '../../../figure/figure';
import { limbs } from '../../../figure/pose';
import { thali } from '../../../props/meal';
import { wheel } from '../../../props/vehicle';
import { box, cotton, cover, disc, ground, line, marigold, path, shape, white } from '../../../svg';
import { floor } from '../../../ground/story';
import { meera } from './meera';

/** The tempo of which she speaks, loaded to the roof. */
const tempo = (): string =>
  cover(box([1096, 114], 70, 50) + box([1170, 114], 84, 50) + box([1120, 70], 100, 42), 6, white, cotton) +
  cover(box([1084, 166], 190, 44), 7) +
  cover('M1274 210V114H1318Q1340 144 1346 170V210Z', 7) +
  cover(shape(1290, 130, 1312, 130, 1326, 162, 1290, 162), 5, white, cotton) +
  wheel([1128, 214], 28, 6) +
  wheel([1308, 214], 28, 6);

/** The cloud in which she shows it. */
const cloud = (): string =>
  line(
    'M1040 184C1000 124 1050 64 1110 70C1140 14 1250 14 1280 56C1350 30 1410 84 1392 144C1420 204 1370 256 1310 250C1270 280 1180 278 1150 254C1100 270 1050 244 1040 184Z',
    6,
  ) + line(disc([1128, 286], 12) + disc([1116, 318], 7), 5);

/** Her diary, laid down. */
const diary = (): string =>
  cover(box([1062, floor - 20], 76, 22), 5, ground, marigold) +
  line(path(1074, floor - 7, 1136, floor - 7), 4, ground);

/** On Wednesday she explains her idea at dinner, to her husband. */
export const dinner = (): string =>
  [
    cloud(),
    tempo(),
    meera({
      at: [1106, floor - 34],
      h: 430,
      hung: true,
      pose: { lean: 2, arms: limbs(-94, -164, 88, 172), legs: limbs(-80, 76, 80, -76) },
    }),
    figure(
      [1320, floor - 37],
      400,
      { lean: 8, nod: 12, arms: [{ to: [1240, 548] }, { to: [1262, 416] }], legs: limbs(-80, 76, 80, -76) },
      { left: true, hung: true },
    ),
    diary(),
    thali([1214, floor + 2], 96),
  ].join('');
