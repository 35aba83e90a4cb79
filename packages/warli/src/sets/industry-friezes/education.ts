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
import { cover, each, ground, line, marigold, path, poly, times, white } from '../../svg';
import { banyan } from './banyan';
import { floor, foot, frieze, stand } from '../friezes/way';
import { plain } from './things';

const child = (x: number, h: number, pose: Pose, woman = false): string =>
  pupil(foot(x), h, pose, { woman, hat: woman ? 'plait' : 'none', halo: false });

/** The mother stays at the door, three go, and the last is late. */
const toSchool = (): string =>
  hut([-84, floor + 6], 150, 200) +
  stand(134, 194, poses.wave, { woman: true }) +
  child(232, 128, { ...poses.run, arms: limbs(60, 100, 70, 120) }) +
  child(360, 140, poses.walk, true) +
  child(456, 148, poses.walk);

/** The bell on its post, and who rings it. */
const schoolBell = (): string =>
  line(path(620, floor + 6, 620, 84, 560, 84) + path(620, 130, 582, 84), 8) +
  bell([570, 84], 62) +
  stand(692, 204, armed(poses.stand, [-50, 34], { to: [628, 172] }), {
    hat: 'topi',
    left: true,
    halo: false,
  });

const listener = (i: number): Person => ({
  at: [[1086, 1180, 1508][i] ?? 0, floor - 10],
  h: 156,
  hung: true,
  left: true,
  woman: i !== 1,
  hat: i === 1 ? 'none' : 'plait',
  pose: i === 2 ? armed(poses.floor, [-20, 58], [140, 166]) : poses.floor,
});

/** A girl writes, and her teacher sits among those who listen. */
const lesson = (): string =>
  board([798, 112], 150, 104, 72) +
  line(path(822, 186, 848, 140, 874, 186, 822, 186), 5) +
  person({
    at: foot(978),
    h: 144,
    woman: true,
    hat: 'plait',
    left: true,
    pose: armed(poses.stand, [-40, 10], { to: [894, 168] }),
  }) +
  people(times(3).map(listener)) +
  person({
    at: [1404, floor - 14],
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

const collegian = (i: number): Person => ({
  at: foot(1646 + i * 114),
  h: 204 - i * 6,
  woman: i === 1,
  hat: i === 1 ? 'plait' : 'none',
  pose: armed(poses.walk, [-30, 0], [10, 116]),
  holds: [null, bound],
});

/** The scene `education`: a child leaves the house at the left, and somebody throws a cap at the right. */
export const education: Scene = (r) =>
  frieze(
    toSchool(),
    schoolBell(),
    banyan(1294, 268, r),
    lesson(),
    each(2, (i) => person(collegian(i))),
    plain(flag([1957, 62], 40)),
    hall([1864, floor + 6], 186, 216, 4),
    graduate(2130, 200, { ...poses.walk, arms: limbs(-40, -6, 10, 40) }, { woman: true }, white),
    graduate(2238, 208, poses.cheer, { holds: [null, roll] }, marigold),
    stand(2346, 190, armed(poses.stand, [-36, 10], [40, 120]), {
      hat: 'turban',
      left: true,
      holds: [staff, null],
    }),
  );
