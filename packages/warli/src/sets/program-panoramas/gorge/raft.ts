import { people } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { water } from '../../../ground/land';
import { cover, disc, ground, line, path, times } from '../../../svg';
import { at } from '../../industry-panoramas/floor';

/** Where they stand on the raft. */
const places = times(4).map((i) => 1118 + i * 52);

/** The poles that they push with, held before them. */
const poles = (): string => line(places.map((x) => path(x + 20, 506, x + 28, 600)).join(''), 4);

/** The raft far below, on the river. */
export const raft = (): string =>
  water([640, 588], 1120, 3, 22, 76) +
  people(
    places.map((x) => ({
      at: [x, 575],
      h: 86,
      halo: true,
      stroke: 4,
      pose: { ...poses.stand, lean: 6, arms: [at(x + 25, 546), at(x + 22, 530)] },
    })),
  ) +
  poles() +
  line(path(1070, 598, 1338, 598), 40, ground) +
  cover(
    times(10)
      .map((i) => disc([1082 + i * 27, 597], 12))
      .join(''),
  ) +
  line(path(1062, 581, 1346, 581), 6);
