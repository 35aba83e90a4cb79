import { figure } from '../../figure/figure';
import { bag, coin, pad } from '../../figure/hold';
import { armed, poses } from '../../figure/pose';
import { spiral } from '../../ground/land';
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
  [760, 170],
  [222, 716],
];

/** A gable with a sun of coins, on pillars. */
const house =
  cover(shape(236, 292, 760, 40, 1284, 292), 7) +
  line(path(330, 272, 760, 66, 1190, 272), 3) +
  cover(disc(sun, 66), 5, white, marigold) +
  line(spiral(sun, 48, 3), 5, ground) +
  line(dots(times(24).map((i) => polar(sun, i * 15, 84))), 7) +
  beads([270, 312], [1208, 312], 42, 6) +
  each(4, (i) =>
    line(path(266 + i * 300, 350, 266 + i * 300, 630, 294 + i * 300, 630, 294 + i * 300, 350), 4),
  ) +
  line(
    each(4, (i) => path(252 + i * 300, 342, 308 + i * 300, 342)),
    14,
  );

const tellers = [
  figure([430, 764], 350, armed(poses.stand, [-44, 10], [44, -10]), { hat: 'tie' }),
  figure([748, 764], 340, poses.listen, { woman: true, left: true }),
  figure([1046, 764], 350, armed(poses.stand, [-44, 10], [44, -10]), { hat: 'tie', left: true }),
].join('');

const desk =
  cover(box([252, 730], 1000, 180)) +
  counter([252, 640], 1000, 96) +
  beads([276, 760], [1212, 760], 40, 6) +
  coins([340, 622], 5) +
  coins([1156, 622], 4, 40, marigold);

/** The scene `hero`: its lower edge is the ground, and the house runs out at the right. */
export const hero: Scene = () =>
  [
    flock([70, 250], 4, 44),
    house,
    tellers,
    desk,
    figure(
      [128, 896],
      410,
      { ...poses.walk, arms: [[-10, 4], { to: hands }] },
      { woman: true, holds: [bag, null] },
    ),
    figure(
      [306, 896],
      230,
      { ...poses.walk, arms: [{ to: hands }, [60, 110]] },
      { woman: true, hat: 'plait' },
    ),
    figure([590, 896], 430, armed(poses.talk, [-30, 20], [46, 116]), { hat: 'turban', holds: [null, coin] }),
    figure([876, 896], 420, armed(poses.talk, [-34, 30], [40, 96]), { hat: 'topi', holds: [null, pad] }),
  ].join('');
