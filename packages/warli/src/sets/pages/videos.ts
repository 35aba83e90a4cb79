import { speaker } from '../../figure/speaker';
import { crossLegged } from '../../figure/behind';
import type { Look } from '../../figure/cast';
import { moon, stars } from '../../ground/land';
import { tips } from '../../frame';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { cloth, shadow } from '../../props/screen';
import { disc, dots, ground, ink, line, marigold, type Point, polar, times } from '../../svg';

const heads: readonly Look[] = [
  { woman: true, hat: 'knot' },
  { hat: 'topi' },
  {},
  { woman: true, hat: 'braid' },
  { hat: 'turban' },
  { woman: true, hat: 'knot' },
  {},
];

/** Those who watch, in two rows: hips, height, who it is. */
const rows = [
  ...times(7).map((i): readonly [Point, number, Look] => [
    [102 + i * 166, 744],
    220,
    heads[(i * 3) % 7] ?? {},
  ]),
  ...times(6).map((i): readonly [Point, number, Look] => [
    [175 + i * 170, 868],
    270,
    heads[(i * 2 + 1) % 7] ?? {},
  ]),
];

/** The scene `videos`. */
export const videos: Scene = (r) =>
  [
    stars([20, 30], [250, 420], 9, r),
    stars([950, 30], [1180, 420], 9, r),
    moon([120, 130], 46),
    cloth([320, 96], 560, 440, 620),
    ink(disc([600, 360], 150), marigold),
    shadow(
      line(dots(times(40).map((i): Point => polar([600, 360], i * 9, 176))), 9) +
        speaker([600, 536], 380, poses.raise, { stroke: 11 }).replaceAll(ground, marigold),
    ),
    tips(620),
    beads([86, 620], [1114, 620], 45, 6),
    rows.map(([at, h, look]) => crossLegged(at, h, look)).join(''),
  ].join('');
