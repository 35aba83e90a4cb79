import { figure } from '../../figure/figure';
import { bag, coin, pad } from '../../figure/hold';
import { armed, poses } from '../../figure/pose';
import { spiral } from '../../ground/land';
import { betweenTips, groundLine } from '../../frame';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { flock } from '../../props/animal';
import { coins } from '../../props/bank';
import { counter } from '../../props/room';
import {
  box,
  cover,
  disc,
  dots,
  each,
  ground,
  line,
  marigold,
  path,
  type Point,
  polar,
  shape,
  times,
  white,
} from '../../svg';

const [sun, hands]: readonly [Point, Point] = [
  [690, 176],
  [262, 676],
];

const floor = 848;

/** A gable with a sun of coins, on an architrave and pillars. */
const house =
  cover(shape(208, 292, 690, 46, 1172, 292), 7) +
  line(path(296, 272, 690, 72, 1084, 272), 3) +
  cover(disc(sun, 66), 5, white, marigold) +
  line(spiral(sun, 48, 3), 5, ground) +
  line(dots(times(24).map((i) => polar(sun, i * 15, 84))), 7) +
  cover(box([226, 292], 928, 44), 6) +
  beads([248, 314], [1132, 314], 40, 6) +
  each(4, (i) =>
    line(path(250 + i * 284, 350, 250 + i * 284, 630, 278 + i * 284, 630, 278 + i * 284, 350), 4),
  ) +
  line(
    each(4, (i) => path(236 + i * 284, 342, 292 + i * 284, 342)),
    14,
  );

const tellers = [
  figure([402, 764], 350, armed(poses.stand, [-44, 10], [44, -10]), { hat: 'tie' }),
  figure([694, 764], 340, poses.listen, { woman: true, left: true }),
  figure([976, 764], 350, armed(poses.stand, [-44, 10], [44, -10]), { hat: 'tie', left: true }),
].join('');

const desk =
  cover(box([224, 730], 932, floor + 6 - 730)) +
  counter([224, 640], 932, 96) +
  beads([248, 760], [1132, 760], 38, 6) +
  coins([302, 622], 5) +
  coins([1098, 622], 4, 40, marigold);

/** The scene `hero`: the house stands in it whole. */
export const hero: Scene = () =>
  [
    flock([70, 250], 4, 44),
    betweenTips(
      floor + 6,
      [
        house,
        tellers,
        desk,
        figure(
          [172, floor],
          390,
          { ...poses.walk, arms: [[-10, 4], { to: hands }] },
          { woman: true, holds: [bag, null] },
        ),
        figure(
          [344, floor],
          220,
          { ...poses.walk, arms: [{ to: hands }, [60, 110]] },
          { woman: true, hat: 'plait' },
        ),
        figure([556, floor], 404, armed(poses.talk, [-30, 20], [46, 116]), {
          hat: 'turban',
          holds: [null, coin],
        }),
        figure([836, floor], 396, armed(poses.talk, [-34, 30], [40, 96]), {
          hat: 'topi',
          holds: [null, pad],
        }),
      ].join(''),
      0.94,
    ),
    groundLine(floor + 6),
  ].join('');
