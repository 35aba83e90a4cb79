import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { curtain, garment } from '../../props/shop';
import { box, cotton, cover, each, line, marigold, path, shape, white } from '../../svg';

/** Two feet under a curtain. */
const feet = (x: number): string =>
  line(path(x - 20, 770, x - 20, 832, x - 2, 832) + path(x + 22, 770, x + 22, 832, x + 40, 832), 9);

/** A shirt on the rail; every third is bright. */
const shirt = (i: number): string => {
  const x = 664 + i * 82;
  return (
    line(path(x, 130, x, 160), 5) +
    cover(
      shape(
        x - 30,
        176,
        x - 10,
        160,
        x + 10,
        160,
        x + 30,
        176,
        x + 20,
        200,
        x + 20,
        268,
        x - 20,
        268,
        x - 20,
        200,
      ),
      5,
      white,
      [cotton, 'currentColor', marigold][i % 3] ?? cotton,
    )
  );
};

const customers = [
  [712, 'plait'],
  [896, 'turban'],
  [1080, 'bun'],
] as const;

/** The scene `trial-room`. */
export const trialRoom: Scene = () =>
  [
    cover(box([50, 110], 520, 728), 7),
    line(path(223, 110, 223, 838) + path(397, 110, 397, 838), 6),
    feet(126),
    cover(box([282, 230], 90, 480), 5),
    feet(474),
    curtain([64, 170], 144, 610, 0, marigold),
    curtain([238, 170], 144, 610, 0.76, marigold),
    curtain([411, 170], 144, 610, 0, marigold),
    line(path(624, 130, 1160, 130), 9),
    each(6, shirt),
    customers
      .map(([x, hat]) =>
        figure([x, 838], 470, armed({ ...poses.stand, nod: 4 }, [-20, 12], [-4, 70]), {
          hat,
          woman: hat !== 'turban',
          left: true,
          stroke: 10,
          holds: [null, garment],
        }),
      )
      .join(''),
    frame({ bottom: 'diamonds' }),
  ].join('');
