import { limbs, poses } from '../../../figure/pose';
import { seated } from '../../../figure/seat';
import { band } from '../../../frame';
import { rupee } from '../../../props/bank';
import { box, cover, disc, ground, ink, line, path } from '../../../svg';
import { far, floor } from '../../../ground/story';
import { notebook, seller, tag } from './seller';

/** At 11:20 the buyer asks for the rate, before there is a chair. */
export const rate = (): string =>
  [
    far(line(path(630, 0, 630, 74)) + tag([630, 50], 164, 222)),
    ink(disc([630, 78], 13), ground),
    rupee([624, 186], 108, ground),
    seller({
      at: [546, floor],
      h: 320,
      pose: { ...poses.stand, nod: -16, arms: [[-20, 10], { to: [604, 430] }] },
      holds: [null, notebook],
    }),
    seated(
      [872, 492],
      floor,
      630,
      {
        lean: 11,
        nod: -4,
        arms: [[-6, 8], { to: [700, 226] }],
        legs: limbs(75, -58, 45, -100),
      },
      { left: true, hat: 'topi' },
    ),
    far(
      cover(box([714, 424], 216, floor - 420)) +
        band('diamonds', [730, 490], 184, 44) +
        ink(box([700, 412], 244, 14)),
    ),
  ].join('');
