import type { Scene } from '../../page';
import { cross } from '../../props/clinic';
import { bow, cover, disc, ground, ink, line, path, type Point, shape, white } from '../../svg';
import { edge } from './edge';
import { clearing, himself, shoulder, sleeve, wreath } from './himself';

/** A nurse who sits, her hands in her lap. */
const nurse = ([x, y]: Point): string => {
  const chest = shape(x - 104, y + 150, x + 104, y + 150, x, y + 318);
  const skirt = shape(x, y + 310, x + 118, y + 430, x - 118, y + 430);
  return (
    line(chest + skirt + disc([x, y], 82), 34, ground) +
    line(path(x, y, x, y + 150), 44) +
    cover(chest + skirt, 14, white, white) +
    sleeve(
      [
        [x - 92, y + 162],
        [x - 122, y + 276],
        [x - 30, y + 348],
      ],
      28,
    ) +
    sleeve(
      [
        [x + 92, y + 162],
        [x + 122, y + 276],
        [x + 30, y + 348],
      ],
      28,
    ) +
    ink(disc([x + 76, y - 44], 40)) +
    line(disc([x, y], 86), 8, ground) +
    ink(disc([x, y], 82)) +
    line(path(x - 32, y, x - 32, y) + path(x + 32, y, x + 32, y), 17, ground) +
    line(bow([x - 32, y + 34], [x, y + 62], [x + 32, y + 34]), 9, ground) +
    cover(shape(x - 64, y - 46, x - 84, y - 128, x + 84, y - 128, x + 64, y - 46), 10, ground, white) +
    line(path(x - 22, y - 88, x + 22, y - 88) + path(x, y - 110, x, y - 66), 13, ground)
  );
};

/** The scene `in-ward`: a hand on his heart, he hears what a nurse tells. */
export const inWard: Scene = () =>
  [
    wreath([268, 346], 0.64, 480),
    cross([636, 176], 92),
    clearing([268, 354], 0.62),
    sleeve([shoulder([268, 354], 0.62, -1, 34), [46, 700], [84, 930]], 34),
    ink(shape(268, 740, 372, 940, 164, 940)),
    himself([268, 354], 0.62),
    sleeve([shoulder([268, 354], 0.62, 1, 34), [470, 692], [330, 610]], 34),
    nurse([642, 520]),
    edge(),
  ].join('');
