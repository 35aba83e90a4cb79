import { bust } from '../../props/office';
import type { Scene } from '../../page';
import { chair, laptop, table } from '../../props/room';
import { seated } from '../../figure/seat';
import { box, cover, dashes, each, ground, line, marigold, path, white } from '../../svg';

const cell = (i: number): string => {
  const [x, y] = [566 + (i % 3) * 196, 76 + Math.floor(i / 3) * 206];
  const frozen = i === 4;
  return (
    cover(box([x, y], 180, 188), frozen ? 8 : 4, frozen ? marigold : white) +
    bust([x + 90, y + 185], 160, i % 2 === 1) +
    (frozen
      ? line(
          each(7, (k) => path(x + 10, y + 20 + k * 25, x + 170, y + 20 + k * 25)),
          8,
          ground,
        ) + dashes(path(x + 54, y + 46, x + 130, y + 46), 5, [8, 14], marigold)
      : '')
  );
};

/** The scene `client-call`. */
export const clientCall: Scene = () =>
  [
    cover(box([540, 50], 616, 652), 9),
    each(9, cell),
    chair([140, 656], 190),
    seated(
      [146, 648],
      850,
      560,
      { lean: 4, nod: -6, arms: [{ to: [340, 596] }, [70, 128]] },
      { woman: true, stroke: 11 },
    ),
    table([276, 616], 236, 236),
    laptop([380, 612], 120),
    line(path(0, 853, 1200, 853), 6),
  ].join('');
