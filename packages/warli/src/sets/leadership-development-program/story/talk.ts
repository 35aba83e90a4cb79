import { cloth } from '../../../figure/cloth';
import { person } from '../../../figure/figure';
import { far } from '../../../ground/story';
import { cotton, disc, each, ground, ink, line, pairs, path, type Point, polar, poly } from '../../../svg';
import { card, floor, him, onChair } from './him';

const middle = 1200;

/** The sun in the fork of the tree. */
const sun = (at: Point, r: number): string =>
  ink(disc(at, r), cotton) +
  line(disc(at, r + 16)) +
  line(each(18, (i) => poly([polar(at, i * 20, r + 32), polar(at, i * 20, r + (i % 2 ? 46 : 58))])));

/** One half of the crown, `k` to the right or, at -1, the left, with its leaves. */
const half = (k: number): string => {
  const x = (a: number): number => middle + k * a;
  const leaf = ([a, y]: Point): string => `M${x(a)} ${y}l${k * 12} 14l${k * 12} -14`;
  return (
    ink(
      `M${x(84)} 214Q${x(72)} 150 ${x(122)} 140Q${x(108)} 78 ${x(160)} 66Q${x(200)} 26 ${x(234)} 76Q${x(266)} 86 ${x(254)} 136Q${x(284)} 176 ${x(246)} 206Q${x(222)} 246 ${x(190)} 226Q${x(140)} 256 ${x(84)} 214Z`,
    ) + line(leaves.map(leaf).join(''), 6, ground)
  );
};

/** Where leaves are, from the middle of the tree. */
const leaves = pairs([162, 88, 204, 98, 138, 136, 184, 138, 226, 136, 118, 184, 162, 188, 208, 188]);

/** The trunk, which parts in two below the sun. */
const trunk = (): string =>
  ink(
    `M1122 ${floor}Q1172 556 1166 410Q1156 300 1072 220L1118 196Q1182 236 1200 306Q1218 236 1282 196L1328 220Q1244 300 1234 410Q1228 556 1278 ${floor}Z`,
  ) + line(path(1188, 380, 1186, 450) + path(1212, 350, 1214, 424) + path(1200, 460, 1200, 530), 6, ground);

/** Week two: the talk that was put off since spring, under one great tree. */
export const talk = (): string =>
  [
    far(sun([middle, 132], 60) + trunk() + half(-1) + half(1)),
    onChair(1040, 372, { lean: 16, nod: 4, arms: [{ to: [1106, 494] }, { to: [1114, 482] }] }, {}, him),
    onChair(
      1360,
      372,
      { lean: 16, nod: 4, arms: [{ to: [1292, 496] }, { to: [1268, 420] }] },
      { left: true, hat: 'turban' },
      (one) => person(one) + cloth(one),
    ),
    card([middle, 578], 40, 80),
  ].join('');
