import type { Person } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import { handInHand } from '../../../figure/group';
import { limbs, poses } from '../../../figure/pose';
import { smallFace } from '../../../figure/small-face';
import { at } from '../../industry-panoramas/floor';
import { deck } from './bridge';

/** Where the hand of the first is pulled. */
export const grip = at(1902, 232);

/** Who crosses, from the last to the first: the speaker is in the middle. */
const looks: readonly Partial<Person>[] = [
  { woman: true },
  { hat: 'turban' },
  { woman: true, hat: 'plait' },
  {},
  { hat: 'pheta', h: 199 },
  { woman: true },
  { hat: 'topi' },
  { woman: true, hat: 'plait' },
  {},
];

/** One who walks over the bridge. */
const walker = (more: Partial<Person>, i: number): Person => ({
  at: deck((73 + i * 148) / 1330),
  h: 186,
  halo: true,
  stroke: 6,
  pose: { ...poses.walk, lean: 4, legs: limbs(-18, -28, 24, 4) },
  ...more,
});

/** The hand rope behind the last of them. */
const handRope = [566, 280] as const;

/** Takes the team and gives it with the far hand of the last and the near hand of the first where they belong. */
const ends = (all: Person[]): Person[] =>
  all.map((one, i) => {
    const [far, near] = one.pose.arms;
    const arms: Person['pose']['arms'] = [i ? far : at(...handRope), i === all.length - 1 ? grip : near];
    return { ...one, pose: { ...one.pose, arms } };
  });

/** The team on the bridge, hand in hand. */
export const crossing = (): string => {
  const team = ends(handInHand(looks.map(walker), 0.02));
  return (
    people(team) +
    team
      .filter(({ hat }) => hat === 'pheta')
      .map(smallFace)
      .join('')
  );
};
