import type { Held } from '../../../figure/bones';
import { seated, sitter } from '../../../figure/seat';
import { tea as glassOfTea } from '../../../props/bank';
import { chair, table } from '../../../props/room';
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
import { floor } from '../../../ground/story';
import { lorry } from './lorry';
import { opened, seller, tag } from './seller';

/** A glass of tea in the hand. */
const glass: Held = ([x, y]) =>
  cover(shape(x - 14, y - 40, x + 26, y - 40, x + 23, y + 10, x - 10, y + 10), 5, ground, cotton);

/** The window, through which the lorry drives away. */
const gate = (): string =>
  lorry([2316, 194], 102, white, ground) +
  hide(box([2362, 92], 70, 112)) +
  line(box([2232, 92], 130, 112), 7);

/** At noon they drink tea; the tag hangs with its back to us, and the buyer signs in the notebook. */
export const tea = (): string =>
  [
    line(path(2120, 0, 2120, 112), 5),
    turned(tag([2120, 92], 92, 134) + ink(disc([2120, 114], 9), ground), 10, [2120, 92]),
    gate(),
    chair([1998, 494], 110),
    seller(
      sitter(
        [2006, 488],
        floor,
        410,
        { lean: 2, nod: -4, arms: [[14, 60], { to: [2080, 366] }] },
        { holds: [null, glass] },
      ),
    ),
    chair([2320, 494], 110, true),
    table([2098, 456], 156, floor - 456),
    opened([2178, 432], 76),
    glassOfTea([2120, 454], 48).replaceAll(marigold, cotton),
    seated(
      [2312, 488],
      floor,
      430,
      { lean: 14, nod: 10, arms: [{ to: [2252, 442] }, { to: [2214, 400] }] },
      { left: true, hat: 'topi' },
    ),
    line(path(2220, 378, 2194, 430), 8),
  ].join('');
