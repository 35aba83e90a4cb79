import { seated } from '../../figure/seat';
import { frame } from '../../frame';
import { moon, sun } from '../../ground/land';
import { tea } from '../../props/bank';
import { letter } from '../../props/gift';
import { envelope } from '../../props/post';
import { chair, table } from '../../props/room';
import type { Scene } from '../../page';
import { box, cotton, cover, each, line, marigold, type Point, times, white } from '../../svg';

/** Where the rack hangs, and how large one of its places is. */
const [left, top, wide, tall] = [310, 90, 116, 96];

/** The rack in which letters wait, a row below the other; one of them is of today. */
const pigeonholes = (): string =>
  each(15, (i) => {
    const [x, y]: Point = [left + (i % 5) * wide, top + Math.floor(i / 5) * tall];
    const letters = times((i * 7 + 2) % 4);
    return (
      cover(box([x, y], wide, tall), 6) +
      letters
        .map((j) =>
          cover(
            box([x + 16 + j * 28, y + 26 + j * 6], 20, tall - 30 - j * 6),
            3,
            white,
            i === 7 ? marigold : cotton,
          ),
        )
        .join('')
    );
  });

/** The scene `letters`: two of the team read what has come, by day and by night. */
export const letters: Scene = () =>
  [
    sun([150, 200], 62),
    moon([1050, 200], 62),
    pigeonholes(),
    line(`M${left - 24} ${top - 14}h${wide * 5 + 48}`, 12),
    chair([206, 688], 150, false, 0.12),
    seated(
      [212, 680],
      838,
      520,
      { lean: 4, nod: 8, arms: [{ to: [372, 560] }, { to: [396, 500] }] },
      { hat: 'topi', stroke: 11, holds: [null, letter] },
    ),
    chair([994, 688], 150, true, 0),
    seated(
      [988, 680],
      838,
      520,
      { lean: 4, nod: 8, arms: [{ to: [828, 560] }, { to: [804, 500] }] },
      { left: true, woman: true, stroke: 11, holds: [null, letter] },
    ),
    table([350, 640], 500, 198),
    envelope([540, 612], 92),
    envelope([604, 590], 92),
    envelope([664, 616], 92),
    tea([760, 638], 58),
    frame({ bottom: 'diamonds' }),
  ].join('');
