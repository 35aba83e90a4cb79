import { person } from '../../../figure/figure';
import { armed, poses } from '../../../figure/pose';
import { flock } from '../../../props/animal';
import { farPalm } from '../../../props/far-palm';
import { dhol, stick } from '../../../props/village';
import { cotton, cover, dashes, each, ground, line, path, white } from '../../../svg';
import { at, floor, stander } from '../../industry-panoramas/floor';

/** Takes a foot, a height, the length of the cloth and a fill and gives a banner on a bamboo pole: a long cloth with two tails. */
const banner = (x: number, h: number, long: number, fill: string): string => {
  const top = floor - h;
  const cloth = `M${x + 4} ${top + 14}h42v${long}l-21 -22 -21 22Z`;
  return (
    line(path(x, floor, x, top), 7) +
    line(
      each(5, (i) => path(x - 7, floor - 40 - i * 46, x + 7, floor - 40 - i * 46)),
      5,
    ) +
    cover(cloth, 5, white, fill) +
    line(path(x, top + 14, x + 54, top + 14), 6) +
    dashes(`M${x + 25} ${top + 34}V${top + long - 16}`, 8, [0, 17], fill === ground ? white : ground)
  );
};

/** The hills at the edge, two palms on them. */
const hills = (): string =>
  farPalm([2346, 558], 88, -10) +
  farPalm([2380, 544], 132, 12) +
  cover('M2310 628Q2344 544 2420 534V628Z', 6) +
  dashes('M2342 604Q2360 562 2420 556', 5, [0, 20]);

/** He who drums. */
const drummer = stander(2272, 198, armed(poses.stand, at(2312, 500), at(2234, 500)), {
  left: true,
  hat: 'turban',
  holds: [stick, stick],
});

/** The end at the right: banners, and a man with a drum. */
export const procession = (): string =>
  flock([1772, 182], 3, 26) +
  hills() +
  banner(2132, 296, 118, ground) +
  banner(2194, 256, 84, cotton) +
  person(drummer) +
  dhol([2272, 540], 80);
