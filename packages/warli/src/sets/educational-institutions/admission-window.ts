import { figure } from '../../figure/figure';
import { cloud } from '../../ground/land';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { folder } from '../../props/records';
import {
  box,
  cotton,
  cover,
  ground,
  line,
  marigold,
  path,
  polar,
  poly,
  shape,
  times,
  white,
} from '../../svg';
import { band } from '../../frame';

/** A paper windmill on its stick. */
const pinwheel = ([x, y]: [number, number]): string =>
  line(path(x, y, x, y - 130), 6) +
  times(4)
    .map((i) =>
      cover(
        poly([[x, y - 130], polar([x, y - 130], i * 90, 44), polar([x, y - 130], i * 90 + 46, 40)], true),
        3.5,
        white,
        i % 2 ? marigold : cotton,
      ),
    )
    .join('');

/** The scene `admission-window`. */
export const admissionWindow: Scene = () =>
  [
    cover(box([-20, 250], 420, 604), 6),
    cover(box([90, 330], 250, 280), 7),
    figure(
      [210, 842],
      476,
      { ...poses.listen, arms: [{ to: [140, 600] }, { to: [300, 590] }] },
      { woman: true },
    ),
    cover(box([-20, 610], 420, 244), 6),
    cover(box([60, 598], 380, 24), 5, white, white),
    cover(shape(70, 330, 360, 330, 430, 250, 0, 250), 6, white, cotton),
    line(
      times(9)
        .map((i) => path(6 + i * 46, 250, 80 + i * 32, 330))
        .join(''),
      4,
      ground,
    ),
    band('diamonds', [0, 700], 376, 30),
    folder([410, 566], 90),
    figure([550, 850], 560, armed(poses.talk, [-40, 30], { to: [446, 574] }), {
      left: true,
      hat: 'turban',
      stroke: 11,
    }),
    figure(
      [796, 850],
      540,
      { ...poses.listen, arms: [{ to: [908, 660] }, { to: [700, 520] }] },
      { woman: true, left: true, stroke: 11 },
    ),
    figure([980, 850], 270, armed(poses.stand, { to: [910, 664] }, { to: [1058, 690] }), {
      woman: true,
      hat: 'plait',
    }),
    pinwheel([1060, 700]),
    cloud([820, 140], 100),
    line(path(0, 854, 1200, 854), 6),
  ].join('');
