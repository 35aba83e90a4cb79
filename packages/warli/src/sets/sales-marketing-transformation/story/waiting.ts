import type { Held } from '../../../figure/bones';
import { bench, seated, sitter } from '../../../figure/seat';
import { fan } from '../../../props/bank';
import { flatCase } from '../../../props/case';
import { box, cotton, cover, ground, line, path, shape, white } from '../../../svg';
import { far, floor } from '../../../ground/story';
import { lorry } from './lorry';
import { notebook, seller } from './seller';

/** A catalogue as thick as a brick. */
const catalogue: Held = ([x, y]) =>
  cover(shape(x - 22, y - 62, x + 18, y - 62, x + 18, y + 12, x - 22, y + 12), 6, ground, white) +
  cover(shape(x + 18, y - 62, x + 34, y - 70, x + 34, y + 4, x + 18, y + 12), 6, ground, cotton) +
  line(path(x - 12, y - 44, x + 8, y - 44) + path(x - 12, y - 28, x, y - 28), 5, ground);

/** One who has come to talk about his rate. */
const rival = (x: number): string =>
  seated(
    [x, 490],
    floor,
    350,
    { nod: 8, arms: [{ to: [x + 44, 426] }, { to: [x + 48, 430], other: true }] },
    { hat: 'tie', holds: [null, catalogue] },
  );

/** The window on the gate, where a lorry stands. */
const gate = (): string => cover(box([312, 92], 130, 112)) + lorry([326, 194], 102, white, ground);

/** At 11:00 he waits under the fan between two rivals. */
export const waiting = (): string =>
  [
    far(fan([168, 0], 96, 112)),
    far(gate()),
    far(bench([70, 496], 384, floor - 496)),
    far(flatCase([40, 548], 56)),
    rival(78),
    seller(
      sitter(
        [236, 490],
        floor,
        362,
        {
          lean: -2,
          nod: -12,
          arms: [
            [10, 50],
            [-14, 40],
          ],
        },
        { holds: [null, notebook] },
      ),
    ),
    rival(374),
  ].join('');
