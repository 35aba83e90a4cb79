import { fish } from '../../props/animal';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { hills, peak, sun, water } from '../../ground/land';
import { flag } from '../../props/market';
import type { Scene } from '../../page';
import { beads, palm, tree } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { between, cover, disc, dots, each, line, marigold, move, path, type Point, poly } from '../../svg';

/** The scene `raft`. */
export const raft: Scene = (r) => {
  const drum = (i: number): string =>
    cover(disc([300 + i * 104, 610 - i * 12], 46), 5) +
    line(disc([300 + i * 104, 610 - i * 12], 30), 3) +
    line(dots([[300 + i * 104, 610 - i * 12]]), 12);
  const rower = (at: Point, i: number): string => {
    const blade: Point = move(at, 118, 130);
    const [low, top]: [Point, Point] = [between(blade, move(at, -4, -180), 0.48), move(at, 10, -158)];
    return (
      line(poly([move(at, 0, -200), blade]), 6) +
      line(poly([between(blade, top, 0.2), blade]), 14, marigold) +
      figure(at, 230, { ...poses.reach, lean: 14, arms: [{ to: top }, { to: low }] }, { ...villager(i) })
    );
  };
  return [
    hills([
      peak(-40, 300, 140, 130, 330, 300),
      peak(240, 300, 420, 160, 620, 300),
      peak(560, 300, 760, 110, 980, 300),
      peak(880, 300, 1060, 150, 1260, 300),
    ]),
    sun([620, 120], 44),
    palm([90, 440], 300, r),
    palm([1120, 430], 320, r),
    tree([980, 400], 170, r),
    beads([0, 330], [1200, 330], 50, 6),
    water([-60, 450], 1320, 15, 30, 66),
    fish([160, 770], 90),
    fish([960, 800], 100, true),
    fish([560, 840], 80),
    fish([1090, 640], 70, true),
    each(6, drum),
    line(path(236, 570, 880, 496), 16),
    line(path(250, 548, 880, 476), 5),
    each(4, (i) => rower([320 + i * 150, 556 - i * 17], i)),
    flag([880, 500], 200),
  ].join('');
};
