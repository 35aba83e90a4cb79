import { coins, wad } from '../../props/bank';
import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { poses } from '../../figure/pose';
import { arch } from '../../props/listen';
import { counter, lamp } from '../../props/room';
import { armsOver } from '../../figure/seat';
import { each, marigold } from '../../svg';

const teller: Person = {
  at: [600, 940],
  h: 720,
  woman: true,
  stroke: 12,
  halo: true,
  pose: {
    ...poses.stand,
    nod: 8,
    arms: [{ to: [430, 508] }, { to: [770, 508] }],
    legs: [{ to: [580, 800] }, { to: [620, 800] }],
  },
};

/** The scene `cash-count`. */
export const cashCount: Scene = () =>
  [
    arch([330, 590], 540, 520),
    lamp([180, 0], 150, 60),
    lamp([1020, 0], 150, 60),
    person(teller),
    counter([90, 590], 1020, 246),
    coins([180, 574], 7, 46),
    coins([300, 574], 4, 46),
    coins([420, 574], 5, 46, marigold),
    each(2, (i) => wad([700, 582 - i * 46], 140, 46)),
    each(4, (i) => wad([876, 582 - i * 46], 140, 46)),
    armsOver(teller),
    frame({ bottom: 'comb' }),
  ].join('');
