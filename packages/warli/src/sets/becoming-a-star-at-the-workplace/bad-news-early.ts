import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { spiral, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { chair, pane, table } from '../../props/room';
import { seated } from '../../figure/seat';
import {
  cotton,
  cover,
  disc,
  ground,
  line,
  marigold,
  path,
  polar,
  poly,
  shape,
  times,
  white,
} from '../../svg';

/** A sheet with a pencilled lamp on it. */
const idea = (): string =>
  cover(shape(508, 576, 534, 340, 716, 356, 690, 592), 5, white, cotton) +
  line(`M596 500Q590 474 572 456A54 54 0 1 1 652 462Q634 480 632 504`, 5, ground) +
  line(path(596, 510, 630, 513) + path(598, 524, 628, 527), 5, ground) +
  line(spiral([614, 428], 26, 2), 6, marigold) +
  line(
    times(7)
      .map((i) => poly([polar([614, 424], 186 + i * 29, 66), polar([614, 424], 186 + i * 29, 82)]))
      .join(''),
    4,
    ground,
  );

/** The scene `bad-news-early`. */
export const badNewsEarly: Scene = () =>
  [
    pane([740, 90], 260, 210),
    sun([936, 160], 34),
    chair([178, 690], 160),
    figure([350, 852], 600, armed({ ...poses.talk, lean: 8 }, { to: [524, 480] }, { to: [522, 540] }), {
      woman: true,
      hat: 'plait',
      stroke: 11,
    }),
    chair([980, 660], 192, true),
    seated(
      [980, 652],
      852,
      580,
      { lean: 12, nod: 8, arms: [{ to: [712, 520] }, { to: [790, 586] }] },
      { left: true, hat: 'tie', stroke: 11 },
    ),
    table([470, 596], 380, 256),
    idea(),
    cover(disc([770, 578], 18, 16), 4),
    line(path(90, 856, 1110, 856), 6),
    frame({ sides: 'triangles' }),
  ].join('');
