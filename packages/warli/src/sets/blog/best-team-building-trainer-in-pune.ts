import { dressedFigure } from '../../figure/finery';
import { mound } from '../../ground/land';
import type { Scene } from '../../page';
import { armed, poses, limbs } from '../../figure/pose';
import { crutches, tarpaulin, trunk } from '../../props/shelter';
import { pool } from '../../props/monsoon';
import { rain } from '../../props/outpost';
import { dashes, line, path, sand, tinted } from '../../svg';

/** The scene `best-team-building-trainer-in-pune`. */
export const teamBuildingInPune: Scene = (r) =>
  [
    tinted(mound([180, 640], 420, 190) + mound([480, 640], 560, 150), sand),
    line(path(100, 640, 1200, 640), 4),
    rain([44, 10], [1180, 140], 34, r),
    rain([44, 620], [1180, 760], 8, r),
    trunk([102, 862], 900),
    trunk([1108, 862], 900),
    tarpaulin([128, 126], [1082, 126]),
    dressedFigure([300, 850], 420, armed(poses.stand, { to: [356, 366] }, { to: [240, 358] }), {
      hat: 'topi',
      left: true,
    }),
    dressedFigure([760, 850], 430, armed(poses.stand, { to: [700, 384] }, { to: [820, 384] }), {
      hat: 'cap',
    }),
    dressedFigure([950, 850], 440, armed(poses.stand, { to: [976, 360] }, { to: [888, 366] }), {
      woman: true,
      hat: 'knot',
      left: true,
      shirt: sand,
    }),
    crutches([500, 866], 430),
    dressedFigure(
      [500, 862],
      430,
      { ...poses.stand, arms: [{ to: [422, 668] }, [122, 164]], legs: limbs(-6, -2, 16, -66) },
      { woman: true, hat: 'plait' },
    ),
    dashes('M170 884H1040', 5, [22, 22, 0, 22], sand),
    pool([620, 872], 150),
  ].join('');
