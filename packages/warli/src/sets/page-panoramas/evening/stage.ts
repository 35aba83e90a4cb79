import { limbs } from '../../../figure/pose';
import { distantSpeaker } from '../../../figure/speaker';
import { box, cover, dots, each, ink, line, path, type Point, shape, times } from '../../../svg';
import { floor } from '../../industry-panoramas/floor';
import { crest, middle } from './mound';

/** The floor of the stage, and half its width. */
const [deck, half] = [crest, 184];

/** The low stage of stone: triangles and dots along its front. */
const stage = (): string => {
  const from = middle - half;
  const n = 16;
  const w = (half * 2) / n;
  return (
    cover(box([from, deck], half * 2, floor - deck), 6) +
    ink(
      each(n, (i) =>
        shape(
          from + w * i + 3,
          floor - 8,
          from + w * (i + 0.5),
          deck + 32,
          from + w * (i + 1) - 3,
          floor - 8,
        ),
      ),
    ) +
    line(dots(times(n - 1).map((i): Point => [from + w * (i + 1), deck + 29])), 6) +
    line(path(from - 12, deck, middle + half + 12, deck), 14)
  );
};

/** He who speaks, one arm raised. */
export const onStage = (): string =>
  stage() +
  distantSpeaker(
    [middle, deck - 10],
    300,
    { lean: -2, arms: limbs(-58, -100, 130, 164), legs: limbs(-16, -9, 20, 7), nod: -2 },
    { stroke: 9, left: true },
  );
