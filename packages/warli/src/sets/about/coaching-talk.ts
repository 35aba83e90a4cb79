import type { Scene } from '../../page';
import { limbs } from '../../figure/pose';
import { seated } from '../../figure/seat';
import { seatedSpeaker } from '../../figure/speaker';
import { flock } from '../../props/animal';
import { tea } from '../../props/bank';
import { chair, table } from '../../props/room';
import { shadow } from '../../props/screen';
import { box, cotton, cover, disc, ink, line, marigold, path } from '../../svg';

/** The scene `coaching-talk`. */
export const coachingTalk: Scene = () =>
  [
    cover(box([100, 70], 1000, 780), 8, 'currentColor', cotton),
    ink(disc([600, 330], 108), marigold),
    shadow(
      flock([250, 200], 3, 44) +
        line(path(100, 440, 280, 400, 460, 440, 640, 390, 860, 440, 1000, 410, 1100, 440), 4) +
        line(path(600, 70, 600, 220), 0) +
        chair([330, 690], 170) +
        seated(
          [336, 682],
          850,
          520,
          { lean: 12, nod: 8, arms: limbs(30, 80, 44, 66) },
          { woman: true, stroke: 11 },
        ) +
        chair([870, 690], 170, true) +
        seatedSpeaker(
          [864, 682],
          850,
          530,
          { lean: 2, arms: limbs(20, 90, 52, 128) },
          { left: true, stroke: 11 },
        ) +
        table([556, 700], 100, 150),
    ),
    tea([606, 698], 60),
    line(box([84, 54], 1032, 812), 10),
    line(path(0, 866, 1200, 866), 8),
  ].join('');
