import { people } from '../../../figure/figure';
import { bicycle } from '../../../props/bike';
import { ground, line, path } from '../../../svg';
import { floor, inFront, strolls } from './walker';

/** He walks on this side of the bicycle, one hand on the saddle and one on the handlebar: his legs stand off from the wheels. */
export const cyclist = (): string =>
  bicycle([342, floor], 236) +
  line(path(416, 1072, 386, 1190) + path(452, 1072, 478, 1190), 24, ground) +
  people([inFront(438, { ...strolls, arms: [{ to: [418, 1058] }, { to: [502, 1046] }] })]);
