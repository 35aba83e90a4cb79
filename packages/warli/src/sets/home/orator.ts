import { openArm } from '../speaker/open-arm';
import { stepping } from '../speaker/limbs';
import { whole } from '../speaker/whole';

/** He who speaks, in the middle of the sun: he steps to the left, one knee bent, one arm high and one held out. */
export const orator = (): string =>
  whole(
    stepping(556, 500, 496, 552, 492, 646) + stepping(610, 500, 642, 572, 682, 649),
    openArm(1, 528, 308, 450, 264, 441, 172) + openArm(-1, 628, 316, 694, 368, 746, 338),
  );
