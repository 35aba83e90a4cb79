import { bones, type Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { mound } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, grass, tree } from '../../ground/plant';
import { armed, limbs, poses } from '../../figure/pose';
import { between, bow, line, marigold, path, type Point, poly, times } from '../../svg';

const walker = (i: number): Person => {
  const x = 130 + i * 196;
  return {
    at: [x, 800],
    h: 400 + (i % 2) * 14,
    halo: true,
    woman: i % 2 === 1,
    hat: (['none', 'bun', 'topi', 'plait'] as const)[i] ?? 'none',
    pose: {
      ...armed(poses.walk, [-22, 4], { to: i === 3 ? [846, 474] : [x + 138, 498] }),
      lean: 3,
      legs: i % 2 ? limbs(-12, -34, 26, 6) : limbs(-22, -38, 30, 4),
    },
  };
};

/** A cloth bound over the eyes. */
const blindfold = (one: Person): string => {
  const { byHead, headRadius: u } = bones(one);
  return (
    line(poly([byHead([-1.02, -0.05]), byHead([1.02, -0.05])]), u * 0.5, marigold) +
    line(
      bow(byHead([-1, -0.1]), byHead([-1.6, 0.1]), byHead([-1.9, 0.9])) +
        bow(byHead([-1, -0.1]), byHead([-1.4, 0.6]), byHead([-1.4, 1.3])),
      u * 0.2,
      marigold,
    )
  );
};

/** The scene `blindfold-walk`. */
export const blindfoldWalk: Scene = (r) => {
  const file = times(4).map(walker);
  const guide: Person = {
    at: [910, 800],
    h: 450,
    halo: true,
    woman: true,
    pose: { ...armed(poses.walk, [-30, -20], [70, 104]), nod: -4 },
  };
  const hand = bones(guide).hands[1];
  const tip: Point = [1114, 752];
  return [
    beads([0, 400], [1200, 400], 50, 6),
    tree([150, 396], 300, r),
    tree([560, 396], 240, r),
    tree([1060, 396], 320, r),
    line(path(0, 802, 1200, 802), 6),
    mound([1060, 802], 110, 50),
    file.map((one) => person(one) + blindfold(one)).join(''),
    line(poly([tip, hand, between(tip, hand, 1.5)]), 6),
    person(guide),
    grass([0, 862], [1200, 862], 12, r),
  ].join('');
};
