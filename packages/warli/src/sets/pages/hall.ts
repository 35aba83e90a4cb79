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
    line(path(start, 98, start, 836) + path(1200 - start, 98, 1200 - start, 836), 6),
    bunting([start, 110], [462, 218], 50, 9),
    bunting([462, 218], [1200 - start, 110], 50, 13),
    ladder([372, 836], [372, 390], 84),
    figure(
      [372, 606],
      350,
      {
        ...poses.climb,
        lean: 8,
        arms: [{ to: [440, 262] }, { to: [466, 236] }],
        legs: limbs(-12, 4, 40, -10),
      },
      { woman: true, hat: 'plait', stroke: 9 },
    ),
    chair([218, 304], 84),
    figure(
      [212, 836],
      430,
      {
        ...poses.stand,
        lean: 2,
        arms: [{ to: [182, 382] }, { to: [254, 382] }],
        legs: limbs(-15, -15, 16, 6),
      },
      { hat: 'topi', stroke: 10 },
    ),
    [480, 596].map((x) => chair([x, 740], 96)).join(''),
    figure([758, 836], 420, armed({ ...poses.reach, lean: 16 }, { to: [662, 640] }, { to: [648, 656] }), {
      left: true,
      hat: 'turban',
      stroke: 10,
    }),
    arch([864, 632], 230, 400),
    microphone([979, 632], 200),
    counter([836, 640], 286, 196),
    frame({ bottom: 'triangles', isBeside: true }),
  ].join('');
