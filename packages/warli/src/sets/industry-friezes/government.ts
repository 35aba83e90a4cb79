import { glass, pad, staff } from '../../figure/hold';
import { armed, poses } from '../../figure/pose';
import { seated } from '../../figure/seat';
import { tree } from '../../ground/plant';
import type { Scene } from '../../page';
import { beast } from '../../props/animal';
import { gate } from '../../props/gate';
import { bundle, folder, rack } from '../../props/records';
import { chair, counter, table } from '../../props/room';
import { each, type Point } from '../../svg';
import { floor, frieze, stand } from '../friezes/way';
import { plain } from './things';

/** The middle of each window, and where the file is between one pair of hands and the next. */
const windows = [276, 498];
const between = (i: number): Point => [165 + i * 222, 152];

/** A window with its clerk, who takes the file at the left and passes it on at the right. */
const window = (i: number): string => {
  const x = windows[i] ?? 0;
  const woman = i === 1;
  const [far, near] = [between(i), between(i + 1)];
  return (
    gate([x, floor + 6], 104, 261) +
    stand(x, 204, armed(poses.stand, { to: [far[0] + 16, far[1]] }, { to: [near[0] - 16, near[1]] }), {
      woman,
      hat: woman ? 'bun' : 'tie',
    }) +
    counter([x - 60, 208], 120, floor - 202)
  );
};

/** He came with one file, and is told to wait. */
const file = (at: Point): string => plain(folder(at, 50, 8));

const farmer = (): string =>
  stand(
    74,
    206,
    armed({ ...poses.stand, lean: 12 }, [-30, 10], { to: [between(0)[0] - 16, between(0)[1]] }),
    {
      hat: 'turban',
      holds: [staff, null],
    },
  );

/** The peon takes what the last window hands on to the place where files are kept. */
const peon = (): string =>
  stand(770, 198, armed({ ...poses.walk, lean: 2 }, { to: [742, 76] }, { to: [802, 76] }), {
    hat: 'topi',
    halo: false,
  }) + plain(bundle([734, 82], 78, 36) + bundle([742, 46], 62, 30));

/** The scene `government`: a file goes from window to window until somebody offers a chair. */
export const government: Scene = (r) =>
  frieze(
    each(2, window),
    farmer(),
    each(3, (i) => file(between(i))),
    peon(),
    rack([870, floor + 4], 210, 236, 4, 3, 4),
    chair([1184, 216], 68) +
      seated(
        [1180, 212],
        floor,
        206,
        { arms: [[20, 70], { to: [1260, 176] }] },
        { halo: false, woman: true },
      ) +
      table([1240, 204], 140, 82) +
      folder([1310, 186], 56, 0) +
      chair([1448, 216], 68, true) +
      seated(
        [1450, 212],
        floor,
        206,
        { arms: [[20, 70], { to: [1402, 150] }] },
        { halo: false, left: true, hat: 'turban', holds: [null, glass] },
      ),
    plain(stand(1620, 156, armed(poses.stand, [-36, 10], [58, 96]), { left: true, holds: [null, glass] })),
    stand(1852, 196, armed(poses.walk, [-30, 0], [34, 100]), { woman: true, left: true, holds: [null, pad] }),
    tree([2034, floor + 6], 256, r),
    beast([2150, floor + 4], 58),
    stand(2304, 206, armed({ ...poses.walk, lean: 4 }, [-40, -10], { to: [2346, 180] }), {
      hat: 'turban',
      holds: [null, staff],
    }),
  );
