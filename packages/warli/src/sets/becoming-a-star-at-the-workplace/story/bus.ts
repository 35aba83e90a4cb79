import type { Held } from '../../../figure/bones';
import type { Look } from '../../../figure/cast';
import { figure } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { band } from '../../../frame';
import { far } from '../../../ground/story';
import { receiver } from '../../../props/post';
import { wheel } from '../../../props/vehicle';
import { box, cover, disc, ink, line, marigold, path, shape, white } from '../../../svg';
import { meera, open } from './meera';

/** The rail that those who stand hold, and the lower edge of the windows. */
const [rail, sill] = [168, 416];

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
  cover(`M24 ${sill}H446V560H24Z`) +
  band('diamonds', [48, 456], 376, 34) +
  line(path(24, 524, 446, 524)) +
  ink(disc([420, 540], 12)) +
  wheel([118, 554], 50) +
  wheel([344, 554], 50);

/** On Monday she rings from the crowded bus, her diary open. */
export const bus = (): string =>
  [
    far(
      cover(box([80, 58], 90, 46) + box([180, 72], 70, 32)) +
        ink(shape(262, 104, 272, 62, 330, 62, 340, 104)) +
        cover(`M24 ${sill}V146Q24 106 64 106H380Q416 106 424 146L446 ${sill}`) +
        line(path(30, rail, 422, rail)),
    ),
    rider(70, 300, false, { hat: 'topi' }),
    rider(144, 288, true, { woman: true }),
    rider(388, 320, true, { hat: 'turban' }),
    meera({
      at: [240, sill + 126],
      h: 370,
      holds: [null, telephone],
      pose: { ...poses.stand, nod: 8, arms: [{ to: [206, 402] }, { to: [304, 236] }] },
    }),
    open([220, 376], 76),
    far(side()),
  ].join('');
