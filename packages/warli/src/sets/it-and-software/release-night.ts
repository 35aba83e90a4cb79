import { tea } from '../../props/bank';
import { block } from '../../props/building';
import { band } from '../../frame';
import { moon, stars } from '../../ground/land';
import { thermos } from '../../props/office';
import type { Scene } from '../../page';
import { chair, laptop, table } from '../../props/room';
import { seated } from '../../figure/seat';
import { box, cover, line, path } from '../../svg';
import { clock } from '../../props/works';

/** The scene `release-night`. */
export const releaseNight: Scene = (r) =>
  [
    cover(box([60, 50], 720, 290), 7),
    stars([80, 66], [760, 180], 16, r),
    moon([590, 136], 46),
    block([90, 336], 110, 170, 3, 5),
    block([216, 336], 80, 110, 2, 3),
    block([450, 336], 90, 100, 3, 3),
    block([664, 336], 90, 130, 3, 4),
    line(path(420, 50, 420, 340), 5),
    clock([980, 196], 112, 12, 30),
    chair([196, 660], 180),
    chair([1004, 660], 180, true),
    seated(
      [196, 652],
      850,
      500,
      { lean: 8, nod: 8, arms: [{ to: [398, 600] }, { to: [430, 604] }] },
      { hat: 'tie' },
    ),
    seated(
      [1004, 652],
      850,
      500,
      { lean: 10, nod: 4, arms: [{ to: [800, 600] }, [56, 150]] },
      { left: true, woman: true, hat: 'plait' },
    ),
    table([320, 620], 560, 230),
    laptop([452, 616], 130),
    laptop([748, 616], 130, true),
    thermos([596, 614], 130),
    tea([540, 614], 44),
    tea([664, 614], 44),
    band('dots', [0, 862], 1200, 20),
  ].join('');
