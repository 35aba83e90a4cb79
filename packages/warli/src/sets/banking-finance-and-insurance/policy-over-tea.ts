import { tea } from '../../props/bank';
import { band } from '../../frame';
import { moon, stars } from '../../ground/land';
import { shelves } from '../../props/market';
import type { Scene } from '../../page';
import { dressedFigure } from '../../figure/finery';
import { armed, poses } from '../../figure/pose';
import { lamp, table } from '../../props/room';
import { bow, box, cover, cotton, disc, ground, ink, line, marigold, path, shape, white } from '../../svg';

/** The advisor's bag on the floor, its buckle shut. */
const closedBag =
  line(bow([70, 700], [116, 630], [162, 700]), 8) +
  cover(shape(50, 700, 182, 700, 190, 812, 42, 812), 5, white, cotton) +
  line(path(46, 744, 186, 744), 5, ground) +
  ink(disc([116, 746], 13), marigold);

/** The scene `policy-over-tea`. */
export const policyOverTea: Scene = (r) =>
  [
    cover(box([90, 130], 230, 220), 6),
    stars([100, 140], [310, 200], 4, r),
    stars([100, 290], [310, 340], 4, r),
    moon([210, 240], 44),
    shelves([840, 330], 280, 180, 2, 5),
    lamp([580, 0], 230, 60),
    dressedFigure([280, 806], 540, armed(poses.floor, { to: [134, 660] }, { to: [452, 660] }), {
      hat: 'tie',
    }),
    closedBag,
    dressedFigure([1020, 802], 470, armed(poses.floor, [-20, 58], [6, 40]), { hat: 'turban', left: true }),
    dressedFigure([800, 808], 500, armed(poses.floor, [-20, 58], { to: [690, 664] }), {
      woman: true,
      left: true,
    }),
    table([450, 690], 250, 116),
    tea([480, 690], 50),
    tea([576, 690], 50),
    tea([668, 690], 50),
    band('diamonds', [40, 824], 1120, 30),
  ].join('');
