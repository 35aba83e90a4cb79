import { bones, type Person } from '../../../figure/bones';
import { cloth } from '../../../figure/cloth';
import { figure, person } from '../../../figure/figure';
import { limbs, poses } from '../../../figure/pose';
import { ground, line, path } from '../../../svg';
import { widow } from '../../government-and-public-sector/story/people';
import { at, stander } from '../../industry-panoramas/floor';
import { above, close, pupilSits, quiet, sits } from './audience';

/** Where the father stands, and where his neck is. */
const dad = above(884, { ...poses.stand, legs: close });
const [nx, ny] = bones(dad).neck;

/** The father, who holds his child by the heels. */
const father: Person = {
  ...dad,
  pose: { ...dad.pose, arms: [at(nx - 17, ny + 34), at(nx + 17, ny + 34)] },
};

/** A child on the shoulders of its father. */
const onShoulders = (): string => {
  const legs = path(nx - 11, ny - 4, nx - 15, ny + 34) + path(nx + 11, ny - 4, nx + 15, ny + 34);
  return (
    figure(
      [nx, ny - 20],
      128,
      { ...poses.stand, arms: limbs(-130, -160, 60, 120) },
      { hung: true, stroke: 5 },
    ) +
    person(father) +
    cloth(father) +
    line(legs, 13, ground) +
    line(legs, 5)
  );
};

/** She who has risen and asks. */
const asker = stander(
  784,
  190,
  {
    ...poses.stand,
    lean: 3,
    arms: [
      [-12, 10],
      [164, 178],
    ],
    legs: close,
  },
  { woman: true, hat: 'plait' },
);

/** The left side: a child on shoulders and a woman on the mound, before them those who sit, and one who has risen. */
export const leftSide = (): string =>
  person(asker) +
  cloth(asker) +
  onShoulders() +
  widow(above(700, { ...quiet, arms: limbs(-10, 8, -2, 6) }, { woman: true })) +
  sits(972, { hat: 'turban' }) +
  pupilSits(617);
