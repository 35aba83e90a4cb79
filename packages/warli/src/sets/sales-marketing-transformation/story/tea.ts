import type { Held } from '../../../figure/bones';
import { seated, sitter } from '../../../figure/seat';
import { tea as glassOfTea } from '../../../props/bank';
import { chair, pedestal } from '../../../props/room';
import {
  box,
  cotton,
  cover,
  disc,
  ground,
  hide,
  ink,
  line,
  marigold,
  path,
  shape,
  turned,
  white,
} from '../../../svg';
import { far, floor } from '../../../ground/story';
import { lorry } from './lorry';
import { opened, seller, tag } from './seller';

/** A glass of tea in the hand. */
const glass: Held = ([x, y]) =>
  cover(shape(x - 14, y - 40, x + 26, y - 40, x + 23, y + 10, x - 10, y + 10), 5, ground, cotton);

/** The window, through which the lorry drives away. */
const gate = (): string =>
  lorry([2316, 194], 102, white, ground) + hide(box([2362, 92], 70, 112)) + line(box([2232, 92], 130, 112));

/** At noon they drink tea; the tag hangs with its back to us, and the buyer signs in the notebook. */
export const tea = (): string =>
  [
    far(
      line(path(2130, 0, 2130, 112)) +
        turned(tag([2130, 92], 92, 134) + ink(disc([2130, 114], 9), ground), 10, [2130, 92]) +
        gate(),
    ),
    far(chair([2010, 494], 100) + chair([2334, 494], 100, true) + pedestal([2174, 458], 132, floor)),
    seller(
      sitter(
        [2018, 488],
        floor,
        384,
        { lean: 2, nod: -4, arms: [[14, 60], { to: [2090, 366] }] },
        { holds: [null, glass] },
      ),
    ),
    opened([2194, 434], 72),
    glassOfTea([2130, 454], 46).replaceAll(marigold, cotton),
    seated(
      [2326, 488],
      floor,
      404,
      { lean: 14, nod: 10, arms: [{ to: [2264, 446] }, { to: [2232, 402] }] },
      { left: true, hat: 'topi' },
    ),
    line(path(2238, 380, 2210, 432), 8),
  ].join('');
