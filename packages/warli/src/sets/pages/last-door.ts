import { townHouse } from '../../props/town-house';
import { box, cover, dashes, hide, marigold } from '../../svg';
import { roadside } from './journey';

/** The middle of the last door. */
const middle = 688;

/** Half of the garland over the door, to the side `k`. */
const strand = (k: number): string => `M${middle} 94Q${middle + k * 78} 118 ${middle + k * 78} 196V330`;

/** The door at which the journey ends: gives an arch hung with marigolds, in the front of a house. */
export const lastDoor = (): string =>
  townHouse([596, roadside], 184, 410) +
  cover(`M625 ${roadside}V200Q625 148 ${middle} 124Q751 148 751 200V${roadside}`, 5) +
  hide(box([628, roadside - 9], 120, 14)) +
  dashes(strand(-1) + strand(1), 13, [0, 22], marigold);
