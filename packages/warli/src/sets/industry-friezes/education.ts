import { bones, type Person } from '../../figure/bones';
import { people, person } from '../../figure/figure';
import { staff } from '../../figure/hold';
import { armed, limbs, type Pose, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { hall, hut } from '../../props/building';
import { roll } from '../../props/bridge';
import { bound } from '../../props/library';
import { flag } from '../../props/market';
import { board } from '../../props/room';
import { bell, pupil } from '../../props/school';
import { cover, ground, line, marigold, path, poly, times, white } from '../../svg';
import { banyan } from './banyan';
import { floor, foot, frieze, grounded, stand } from '../friezes/way';
import { plain } from './things';

const child = (x: number, h: number, pose: Pose, woman = false): string =>
  pupil(foot(x), h, pose, { woman, hat: woman ? 'plait' : 'none', halo: false });

/** The steps of those who walk. */
const legs = limbs(-22, -28, 28, 2);

/** The mother stays at the door, three go, and the last is late. */
const toSchool = (): string =>
  hut([44, floor + 6], 120, 190) +
  stand(244, 194, poses.wave, { woman: true }) +
  child(366, 128, { ...poses.run, arms: limbs(60, 100, 70, 120) }) +
  child(488, 140, { ...poses.walk, legs }, true) +
  child(592, 148, { ...poses.walk, legs });

/** The bell on its post, and who rings it. */
const schoolBell = (): string =>
  line(path(786, floor + 6, 786, 84, 726, 84) + path(786, 130, 748, 84), 8) +
  bell([736, 84], 62) +
  stand(854, 204, armed(poses.stand, [-50, 34], { to: [794, 172] }), {
    hat: 'topi',
    left: true,
    halo: false,
  });

const listener = (i: number): Person => ({
  at: [[1272, 1636][i] ?? 0, floor - 10],
  h: 156,
  hung: true,
  left: true,
  woman: i === 1,
  hat: i ? 'plait' : 'none',
  pose: i ? armed(poses.floor, [-20, 58], [140, 166]) : poses.floor,
});

/** A girl writes, and her teacher sits among those who listen. */
const lesson = (): string =>
  board([938, 112], 150, 104, 72) +
  line(path(962, 186, 988, 140, 1014, 186, 962, 186), 5) +
  person({
    at: foot(1118),
    h: 144,
    woman: true,
    hat: 'plait',
    left: true,
    pose: armed(poses.stand, [-40, 10], { to: [1034, 168] }),
  }) +
  people(times(2).map(listener)) +
  person({
    at: [1532, floor - 14],
    h: 212,
    hung: true,
    left: true,
    woman: true,
    pose: armed(poses.floor, [-30, 40], [50, 110]),
  });

/** A cap with a flat board, its tassel in `colour`, on the head of somebody who is drawn already. */
const cap = (one: Person, colour: string): string => {
  const at = bones(one).byHead;
  const top = [at([-1.7, -1.1]), at([0, -1.6]), at([1.7, -1.1]), at([0, -0.6])];
  return (
    cover(poly(top, true), 4, ground, white) +
    line(poly([at([0.3, -1.1]), at([1.75, -1]), at([1.75, 0])]), 4, colour)
  );
};

const graduate = (x: number, h: number, pose: Pose, more: Partial<Person>, tassel: string): string => {
  const one: Person = { at: foot(x), h, pose, ...more };
  return person(one) + cap(one, tassel);
};

/** She who studies, a book in her hand. */
const collegian: Person = {
  at: foot(1802),
  h: 204,
  woman: true,
  hat: 'plait',
  pose: armed(poses.walk, [-30, 0], [10, 116]),
  holds: [null, bound],
};

/** The scene `education`: a child leaves the house at the left, and somebody throws a cap at the right. */
export const education: Scene = (r) =>
  frieze(
    toSchool(),
    schoolBell(),
    banyan(1424, 236, r),
    lesson(),
    person(grounded(collegian)),
    plain(flag([2003, 62], 40)),
    hall([1930, floor + 6], 146, 216, 3),
    graduate(2192, 208, poses.cheer, { holds: [null, roll] }, marigold),
    stand(2328, 190, armed(poses.stand, [-36, 10], [40, 120]), {
      hat: 'turban',
      left: true,
      holds: [staff, null],
    }),
  );
