import { box, cover, dots, each, ink, line, path, type Point, shape, times } from '../../../svg';
import { floor } from '../../industry-panoramas/floor';
import { openArm } from '../../speaker/open-arm';
import { stepping } from '../../speaker/limbs';
import { standing, whole } from '../../speaker/whole';
import { crest, middle } from './mound';

/** The floor of the stage, and half its width. */
const [deck, half] = [crest, 212];

/** The low stage of stone: triangles and dots along its front. */
const stage = (): string => {
  const from = middle - half;
  const n = 18;
  const w = (half * 2) / n;
  return (
    cover(box([from, deck], half * 2, floor - deck), 6) +
    ink(
      each(n, (i) =>
        shape(
          from + w * i + 3,
          floor - 8,
          from + w * (i + 0.5),
          deck + 27,
          from + w * (i + 1) - 3,
          floor - 8,
        ),
      ),
    ) +
    line(dots(times(n - 1).map((i): Point => [from + w * (i + 1), deck + 24])), 6) +
    line(path(from - 12, deck, middle + half + 12, deck), 14)
  );
};

/** He who speaks, as the first page shows him, an arm raised towards the open sky. */
export const onStage = (): string =>
  standing(
    whole(
      stepping(556, 500, 496, 552, 492, 646) + stepping(610, 500, 642, 572, 682, 649),
      openArm(1, 528, 308, 462, 362, 410, 330) + openArm(-1, 628, 316, 702, 276, 725, 190),
    ),
    [middle, deck - 7],
    0.82,
  ) + stage();
