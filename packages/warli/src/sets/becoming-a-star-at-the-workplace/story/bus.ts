import type { Held } from '../../../figure/bones';
import type { Look } from '../../../figure/cast';
import { figure } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { band } from '../../../frame';
import { receiver } from '../../../props/post';
import { wheel } from '../../../props/vehicle';
import { box, cotton, cover, disc, line, marigold, path, shape, white } from '../../../svg';
import { meera, open } from './meera';

/** The rail that those who stand hold, and the lower edge of the windows. */
const [rail, sill] = [158, 416];

/** The telephone at her ear. */
const telephone: Held = (hand, one) => receiver(hand, one).replaceAll(marigold, white);

/** One who stands in the bus and holds the rail. */
const rider = (x: number, h: number, left: boolean, look: Look): string =>
  figure(
    [x, sill + h * 0.34],
    h,
    { ...poses.stand, arms: [{ to: [x + (left ? -14 : 14), rail + 6] }, [16, 20]] },
    { left, ...look },
  );

/** The bus: over the riders its side. */
const side = (): string =>
  cover(`M24 ${sill}H446V560H24Z`, 8) +
  band('diamonds', [48, 456], 376, 34) +
  line(path(24, 524, 446, 524), 5) +
  cover(disc([420, 540], 12), 5, white, cotton) +
  wheel([118, 554], 50) +
  wheel([344, 554], 50);

/** On Monday she rings from the crowded bus, her diary open. */
export const bus = (): string =>
  [
    cover(box([80, 58], 90, 46) + box([180, 72], 70, 32), 6) +
      cover(shape(262, 104, 272, 62, 330, 62, 340, 104), 6, white, cotton),
    cover(`M24 ${sill}V146Q24 106 64 106H380Q416 106 424 146L446 ${sill}`, 8),
    line(path(30, rail, 418, rail), 8),
    rider(72, 350, false, { hat: 'topi' }),
    rider(136, 330, true, { woman: true }),
    rider(374, 350, true, { hat: 'turban' }),
    meera({
      at: [226, sill + 130],
      h: 390,
      holds: [null, telephone],
      pose: { ...poses.stand, nod: 8, arms: [{ to: [190, 402] }, { to: [290, 222] }] },
    }),
    open([206, 372], 82),
    side(),
  ].join('');
