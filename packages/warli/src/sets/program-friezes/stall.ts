import type { Person } from '../../figure/bones';
import type { Pose } from '../../figure/pose';
import { stall } from '../../props/market';
import { counter } from '../../props/room';
import { floor, stand } from '../friezes/way';

/** How wide a shop is. */
const wide = 152;

/** Takes the left edge, a pose and who it is, and gives a shop whose keeper stands behind the counter and looks to the left. */
export const keptShop = (x: number, pose: Pose, who: Partial<Person>, colour?: string): string =>
  stand(x + wide / 2, 170, pose, { left: true, ...who }) +
  counter([x + 12, floor - 72], wide - 24, 72) +
  stall([x, floor], wide, 262, colour);
