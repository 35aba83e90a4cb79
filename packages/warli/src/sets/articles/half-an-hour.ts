import type { Held, Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { limbs, poses } from '../../figure/pose';
import { bench, seated } from '../../figure/seat';
import type { Scene } from '../../page';
import { banyan } from '../../props/wayside';
import { box, cover, ground, line, marigold, path, turned, white } from '../../svg';

const floor = 838;

/** A pencil in the hand, its point on the page. */
const pencil: Held = ([x, y]) => line(path(x + 26, y - 34, x - 6, y + 30), 9);

const manager: Person = {
  at: [390, 682],
  h: 500,
  hung: true,
  halo: true,
  woman: true,
  stroke: 12,
  holds: [null, pencil],
  pose: {
    ...poses.chair,
    lean: 8,
    nod: 4,
    arms: [{ to: [480, 600] }, { to: [560, 556] }],
    legs: [{ to: [444, floor] }, { to: [509, floor] }],
  },
};

/** The notebook that she is seen to use. */
const notebook = (): string =>
  turned(
    cover(box([470, 560], 110, 76), 6, white, marigold) +
      line(path(486, 582, 560, 582) + path(486, 602, 560, 602) + path(486, 621, 530, 621), 5, ground),
    -12,
    [525, 598],
  );

/** The scene `half-an-hour`: away from the desk, one tells and the new manager is seen to use her notebook. */
export const halfAnHour: Scene = (r) =>
  [
    banyan([600, floor], 84, 1116, 320, r),
    bench([250, 690], 740, floor - 690),
    notebook(),
    person(manager),
    seated(
      [890, 682],
      floor,
      510,
      { lean: 2, arms: limbs(36, 92, 54, 124) },
      { left: true, hat: 'topi', stroke: 12 },
    ),
    line(path(0, floor + 6, 1200, floor + 6), 6),
  ].join('');
