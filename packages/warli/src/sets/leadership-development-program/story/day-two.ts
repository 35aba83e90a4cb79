import { type Pose, poses } from '../../../figure/pose';
import { board } from '../../../props/room';
import { disc, each, ground, ink, line, path, type Point, polar, poly } from '../../../svg';
import { bunting } from './bunting';
import { card, floor, him, onChair } from './him';
import { machine } from './machine';
import { her } from './week-one';

/** Claps at a place. */
const clap = ([x, y]: Point): Partial<Pose> => ({
  lean: 4,
  nod: -12,
  arms: [{ to: [x, y - 6] }, { to: [x - 4, y + 6] }],
});

/** The strokes of a clap. */
const sound = (at: Point): string =>
  line(
    each(4, (i) => poly([polar(at, -80 + i * 36, 26), polar(at, -80 + i * 36, 42)])),
    6,
  );

/** Day two: the ring again; his card is on the board, and she runs the machine alone. */
export const dayTwo = (): string =>
  [
    machine(2272),
    line(path(2372, floor - 232, 2386, 250), 9) + ink(disc([2386, 246], 15)),
    her({
      at: [2312, floor - 236],
      h: 296,
      woman: true,
      hat: 'plait',
      pose: { ...poses.stand, arms: [[-60, -150], { to: [2376, 268] }] },
    }),
    board([2190, 216], 96, 150, 238),
    card([2240, 292], 64, -6, false),
    line(path(2224, 294, 2236, 308, 2258, 274), 9, ground),
    onChair(1962, 346, clap([2018, 272]), { woman: true }),
    onChair(2026, 350, clap([2070, 296]), { hat: 'topi' }),
    sound([2074, 286]) + sound([2020, 260]),
    him({
      at: [2164, floor],
      h: 384,
      left: true,
      halo: true,
      pose: { ...poses.stand, nod: 4, arms: [{ to: [2228, 336] }, [8, -10]] },
    }),
    bunting([1902, 96], [2410, -60], 90),
  ].join('');
