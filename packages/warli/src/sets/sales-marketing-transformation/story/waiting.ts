import type { Held } from '../../../figure/bones';
import { bench, seated, sitter } from '../../../figure/seat';
import { fan } from '../../../props/bank';
import { flatCase } from '../../../props/case';
import { box, cotton, cover, ground, line, path, shape, white } from '../../../svg';
import { floor } from '../../../ground/story';
import { lorry } from './lorry';
import { notebook, seller } from './seller';

/** A catalogue as thick as a brick. */
const catalogue: Held = ([x, y]) =>
  cover(shape(x - 20, y - 76, x + 30, y - 76, x + 30, y + 14, x - 20, y + 14), 6, ground, white) +
  cover(shape(x + 30, y - 76, x + 50, y - 86, x + 50, y + 4, x + 30, y + 14), 6, ground, cotton) +
  line(path(x - 8, y - 54, x + 18, y - 54) + path(x - 8, y - 36, x + 8, y - 36), 6, ground);

/** One who has come to talk about his rate. */
const rival = (x: number): string =>
  flatCase([x - 14, 536], 74) +
  seated(
    [x, 490],
    floor,
    380,
    { nod: 8, arms: [{ to: [x + 40, 414] }, { to: [x + 46, 418], other: true }] },
    { hat: 'tie', holds: [null, catalogue] },
  );

/** The window on the gate, where a lorry stands. */
const gate = (): string => cover(box([312, 92], 130, 112), 7) + lorry([326, 194], 102, white, ground);

/** At 11:00 he waits under the fan between two rivals. */
export const waiting = (): string =>
  [
    fan([168, 0], 96, 112),
    gate(),
    bench([36, 496], 404, floor - 496),
    rival(72),
    seller(
      sitter(
        [216, 490],
        floor,
        400,
        { lean: -2, nod: -12, arms: [[14, 60], { to: [270, 422] }] },
        { holds: [null, notebook] },
      ),
    ),
    rival(352),
  ].join('');
