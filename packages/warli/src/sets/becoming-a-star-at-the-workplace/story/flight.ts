import { bones, type Held, type Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { limbs, poses } from '../../../figure/pose';
import { cloud } from '../../../ground/land';
import {
  box,
  cotton,
  cover,
  each,
  ground,
  larger,
  line,
  marigold,
  type Point,
  polar,
  poly,
  shape,
  turned,
  white,
} from '../../../svg';
import { far, floor } from '../../../ground/story';

import { meera } from './meera';
import { plane, suitcase } from './plane';

/** The files on her forearms, her diary on the top. */
const files: Held = ([x, y]) =>
  each(6, (i) =>
    cover(
      box([x - 58 + ((i * 5) % 3) * 5, y - 28 - i * 28], 80, 28),
      6,
      ground,
      i === 5 ? marigold : i % 2 ? cotton : white,
    ),
  );

/** He who is twice as loud. */
const loud: Person = {
  at: [1752, 350],
  h: 350,
  hung: true,
  halo: true,
  pose: { lean: 4, arms: [{ to: [1682, 292] }, { to: [1856, 232] }], legs: limbs(60, -70, 80, -60) },
};

/** A horn in the place of a mouth. */
const horn = (): string => {
  const { head } = bones(loud);
  const [x, y] = head;
  const rays = each(5, (i) => {
    const at: Point = [x + 50, y];
    return poly([polar(at, -40 + i * 20, 78), polar(at, -40 + i * 20, i % 2 ? 138 : 116)]);
  });
  return turned(
    line(rays, 6) +
      cover(shape(x + 20, y - 14, x + 100, y - 66, x + 100, y + 66, x + 20, y + 14), 8, ground, white),
    -24,
    head,
  );
};

/** On Thursday a colleague with twice her voice flies, and the files are hers. */
export const flight = (): string =>
  [
    far(cloud([1700, 566], 90)),
    meera({
      at: [1508, floor],
      h: 375,
      holds: [null, files],
      pose: { ...poses.stand, lean: -4, nod: -4, arms: [{ to: [1546, 450] }, { to: [1572, 456] }] },
    }),
    larger([far(suitcase()), person(loud), far(plane()), horn()].join(''), 0.82, [1790, 390]),
  ].join('');
