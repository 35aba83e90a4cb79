import { shutter } from '../../props/bank';
import { figure } from '../../figure/figure';
import { band } from '../../frame';
import { lights, shelves } from '../../props/market';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { broom } from '../../props/shop';
import { box, cover, line, path, type Point, times, white } from '../../svg';

const lifter = (x: number, woman: boolean): string =>
  figure(
    [x, 850],
    460,
    { ...poses.cheer, nod: -8, arms: [{ to: [x - 66, 376] }, { to: [x + 66, 376] }] },
    { woman, hat: woman ? 'plait' : 'cap' },
  );

/** The scene `shutter-up`. */
export const shutterUp: Scene = () =>
  [
    cover(box([290, 60], 620, 790), 7),
    band('triangles', [304, 76], 592, 60),
    shelves([322, 840], 556, 430, 3, 7),
    shutter([304, 160], 592, 200),
    lights(
      times(27).map((i): Point => [304 + (i * 592) / 26, 150 + Math.sin((i * Math.PI * 3) / 26) ** 2 * 26]),
      13,
    ),
    lifter(460, true),
    lifter(740, false),
    cover(box([270, 846], 660, 22), 5, white, white),
    figure([130, 862], 440, armed(poses.stand, [-32, 14], { to: [230, 620] }), {
      hat: 'topi',
      holds: [null, broom],
    }),
    figure([1070, 862], 440, armed(poses.wave, { to: [1150, 640] }, [120, 168]), {
      woman: true,
      left: true,
      holds: [broom, null],
    }),
    line(path(0, 870, 270, 870) + path(930, 870, 1200, 870), 6),
  ].join('');
