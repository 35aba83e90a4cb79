import { poses } from '../../../figure/pose';
import { seated } from '../../../figure/seat';
import { band } from '../../../frame';
import { rupee } from '../../../props/bank';
import { box, cover, disc, ground, ink, line, path } from '../../../svg';
import { floor } from '../../../ground/story';
import { notebook, seller, tag } from './seller';

/** At 11:20 the buyer asks for the rate, before there is a chair. */
export const rate = (): string =>
  [
    line(path(662, 0, 662, 74), 6),
    tag([662, 50], 176, 262),
    ink(disc([662, 80], 14), ground),
    rupee([666, 210], 128, ground),
    seller({
      at: [540, floor],
      h: 320,
      pose: { ...poses.stand, nod: -16, arms: [[-20, 10], { to: [598, 430] }] },
      holds: [null, notebook],
    }),
    seated(
      [868, 440],
      floor,
      630,
      {
        lean: 11,
        nod: -4,
        arms: [{ to: [776, 408] }, { to: [752, 224] }],
        legs: [{ to: [860, floor - 24] }, { to: [830, floor - 24] }],
      },
      { left: true, hat: 'topi' },
    ),
    cover(box([704, 424], 216, floor - 420), 8),
    band('diamonds', [720, 490], 184, 44),
    ink(box([690, 410], 244, 18)),
  ].join('');
