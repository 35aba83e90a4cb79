import type { Person } from '../../figure/bones';
import { armed, limbs, type Pose, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { factory } from '../../props/building';
import { gate } from '../../props/gate';
import { pillarDrill } from '../../props/studio';
import { bus } from '../../props/vehicle';
import {
  box,
  cotton,
  cover,
  dots,
  each,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  polar,
  poly,
  shape,
  times,
  white,
} from '../../svg';
import { floor, frieze, stand } from '../friezes/way';
import { plain, tiffin } from './things';

/** A lathe from the side, a shaft between its chuck and its tail. */
const lathe = (x: number): string =>
  cover(box([x + 50, 160], 130, 26), 4, white, cotton) +
  line(
    each(5, (i) => path(x + 66 + i * 22, 162, x + 78 + i * 22, 184)),
    3,
    ground,
  ) +
  cover(box([x, 128], 52, 90)) +
  cover(box([x + 52, 146], 14, 54), 4, white, white) +
  cover(shape(x + 180, 172, x + 196, 150, x + 232, 150, x + 238, 218, x + 190, 218)) +
  ink(box([x - 12, 216], 262, 12)) +
  cover(box([x, 228], 236, floor - 222)) +
  line(
    each(5, (i) =>
      shape(x + 12 + i * 44, 259, x + 30 + i * 44, 240, x + 48 + i * 44, 259, x + 30 + i * 44, 278),
    ),
    3.5,
  );

/** A clock that hangs in the gate: three. */
const gateClock = (x: number): string => {
  const at: Point = [x, 108];
  return (
    line(path(x, 56, x, 70)) +
    cover(
      poly(
        times(36).map((i) => polar(at, i * 10, 40)),
        true,
      ),
      6,
    ) +
    line(dots(times(12).map((i) => polar(at, i * 30, 31))), 5) +
    line(poly([polar(at, -90, 24), at, polar(at, 0, 17)]), 7)
  );
};

const worker = (x: number, h: number, pose: Pose, more: Partial<Person> = {}): string =>
  stand(x, h, pose, { hat: 'cap', ...more });

const home: Pose = { ...poses.walk, arms: limbs(-30, -4, 24, 30), legs: limbs(-14, -24, 22, 4) };

/** Those whose day is over walk to the gate. */
const morning = (): string =>
  worker(778, 204, home, { holds: [null, tiffin] }) +
  worker(910, 196, home, { woman: true, hat: 'bun', holds: [null, tiffin] });

const note: Point = [1204, 186];

/** The note goes from one hand to the other below the clock. */
const handover = (): string =>
  worker(1122, 198, armed(poses.stand, [-40, 10], { to: [note[0] - 16, note[1] + 2] })) +
  stand(1286, 194, armed(poses.stand, [-40, 10], { to: [note[0] + 16, note[1] + 2] }), {
    woman: true,
    left: true,
  }) +
  cover(box([note[0] - 17, note[1] - 24], 34, 44), 4, ground, marigold) +
  line(
    each(3, (i) =>
      path(note[0] - 9, note[1] - 12 + i * 9, note[0] + (i === 2 ? 2 : 9), note[1] - 12 + i * 9),
    ),
    3,
    ground,
  );

/** Those whose day begins come from the bus. */
const afternoon = (): string =>
  worker(1496, 206, home, { left: true, holds: [null, tiffin] }) +
  worker(1634, 200, home, { left: true, woman: true, hat: 'plait', holds: [null, tiffin] });

/** The scene `manufacturing`: between two rows of machines one shift meets the other. */
export const manufacturing: Scene = () =>
  frieze(
    factory([28, floor + 6], 196, 180),
    worker(318, 206, armed(poses.stand, [30, 70], { to: [390, 134] }), { woman: true, hat: 'bun' }),
    lathe(390),
    morning(),
    gate([1204, floor + 6], 280, 269),
    gateClock(1204),
    handover(),
    afternoon(),
    plain(pillarDrill([1806, floor + 6], 220)),
    worker(1906, 200, armed(poses.stand, [-36, 14], { to: [1854, 150] }), { left: true }),
    plain(bus([1998, floor + 6], 376)),
  );
