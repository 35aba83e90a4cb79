import { figure } from '../../figure/figure';
import { armed, limbs, poses } from '../../figure/pose';
import { frame, start } from '../../frame';
import { arch } from '../../props/listen';
import { bunting } from '../../props/market';
import { ladder } from '../../props/records';
import { chair, counter, microphone } from '../../props/room';
import type { Scene } from '../../page';
import { line, path } from '../../svg';

/** The scene `hall`: one hangs the pennants, one brings a chair, one sets the row before the stage. */
export const hall: Scene = () =>
  [
    line(path(start, 28, start, 836), 6),
    bunting([start, 40], [500, 158], 55, 10),
    bunting([500, 158], [1226, 40], 55, 14),
    ladder([400, 836], [400, 345], 92),
    figure(
      [400, 583],
      385,
      {
        ...poses.climb,
        lean: 8,
        arms: [{ to: [476, 205] }, { to: [504, 176] }],
        legs: limbs(-12, 4, 40, -10),
      },
      { woman: true, hat: 'plait', stroke: 10 },
    ),
    chair([226, 250], 92),
    figure(
      [220, 836],
      474,
      {
        ...poses.stand,
        lean: 2,
        arms: [{ to: [187, 336] }, { to: [266, 336] }],
        legs: limbs(-15, -15, 16, 6),
      },
      { hat: 'topi', stroke: 11 },
    ),
    [516, 640].map((x) => chair([x, 730], 106)).join(''),
    figure([822, 836], 520, armed({ ...poses.reach, lean: 16 }, { to: [716, 616] }, { to: [700, 634] }), {
      left: true,
      hat: 'turban',
      stroke: 11,
    }),
    arch([942, 612], 230, 440),
    microphone([1057, 612], 220),
    counter([912, 621], 310, 215),
    frame({ bottom: 'triangles', isBeside: true }),
  ].join('');
