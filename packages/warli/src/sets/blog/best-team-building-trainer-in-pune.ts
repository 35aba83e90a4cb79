import { figure } from '../../figure/figure';
import { mound } from '../../ground/land';
import type { Scene } from '../../page';
import { armed, poses, limbs } from '../../figure/pose';
import { crutches, tarpaulin, trunk } from '../../props/shelter';
import { pool } from '../../props/monsoon';
import { rain } from '../../props/outpost';
import { line, path } from '../../svg';

/** The scene `best-team-building-trainer-in-pune`. */
export const teamBuildingInPune: Scene = (r) =>
  [
    mound([180, 640], 420, 190),
    mound([480, 640], 560, 150),
    line(path(100, 640, 1200, 640), 4),
    rain([44, 10], [1180, 140], 34, r),
    rain([44, 620], [1180, 760], 12, r),
    trunk([102, 862], 900),
    trunk([1108, 862], 900),
    tarpaulin([128, 126], [1082, 126]),
    figure([300, 850], 420, armed(poses.stand, { to: [232, 362] }, { to: [296, 372] }), {
      hat: 'topi',
      left: true,
    }),
    figure([760, 850], 430, armed(poses.stand, { to: [700, 384] }, { to: [820, 384] }), { hat: 'cap' }),
    figure([938, 850], 440, armed(poses.stand, { to: [914, 372] }, { to: [976, 362] }), { woman: true }),
    crutches([500, 866], 430),
    figure(
      [500, 862],
      430,
      { ...poses.stand, arms: [{ to: [452, 680] }, [118, 160]], legs: limbs(-6, -2, 16, -66) },
      { woman: true, hat: 'plait' },
    ),
    pool([620, 872], 150),
  ].join('');
