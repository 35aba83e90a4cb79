import { bird, fish, flock } from '../animal';
import { block, bunting, factory, flag, hut, tent } from '../building';
import { colleague, villager } from '../cast';
import { bones, person, type Person } from '../figure';
import { band, frame } from '../frame';
import { chain, pullers, row } from '../group';
import { hammer, lantern, staff } from '../hold';
import { cloud, hills, moon, mound, slope, spiral, stars, sun, trail, water } from '../land';
import { bus } from '../machine';
import type { Scene, SceneSet } from '../page';
import { beads, fern, grass, palm, tree } from '../plant';
import { poses, type Pose } from '../pose';
import { between, bow, box, cover, disc, dots, ground, ink, line, marigold, move, poly, polar, times, white, type Point } from '../svg';

const hero: Scene = (r) => {
  const steps: Point[] = [[120, 800], [300, 706], [474, 612], [640, 512], [800, 404], [980, 286]];
  const edge: Point[] = [[-20, 812], ...steps.flatMap(([x, y]): Point[] => [[x - 60, y + 2], [x + 70, y - 2]]), [1100, 330], [1220, 440]];
  const climbers = steps.map((at, i): Person => ({ at, h: 210, ...villager(i + 2), left: i === 5, pose: i === 5 ? { ...poses.reach, lean: 30 } : poses.climb, halo: true }));
  return [
    hills([[[-60, 560], [150, 330], [370, 560]], [[220, 560], [400, 390], [590, 560]]]), sun([800, 220], 118), flock([120, 190], 5, 46),
    slope(edge, 930, r), chain(climbers), flag([1075, 310], 210), tree([1110, 800], 250, r), fern([830, 850], 110, 8), fern([890, 860], 80, 8), hut([590, 850], 110, 120), person({ at: [760, 850], h: 110, woman: true, pose: poses.wave }),
  ].join('');
};

const ropePull: Scene = (r) =>
  [
    mound([-40, 330], 420, 170), mound([820, 330], 420, 170), mound([330, 330], 540, 210), beads([0, 352], [1200, 352], 46, 6),
    row(15, [90, 450], [1110, 450], (at, i) => ({ at, h: r.near(104, 8), ...villager(i), pose: i % 3 ? poses.cheer : poses.leap })),
    bunting([0, 60], [600, 60], 46, 15), bunting([600, 60], [1200, 60], 46, 15),
    pullers(4, [545, 606], [90, 606], 776, 262, false, r), pullers(4, [655, 606], [1110, 606], 776, 262, true, r),
    line(poly([[-10, 690], [60, 622], [110, 606], [1090, 606], [1140, 622], [1210, 690]]), 14, ground) + line(poly([[-10, 690], [60, 622], [110, 606], [1090, 606], [1140, 622], [1210, 690]]), 8),
    line(poly([[582, 606], [618, 606]]), 22, marigold), line(poly([[600, 606], [590, 668]]) + poly([[600, 606], [612, 668]]), 5, marigold),
    line(poly([[600, 740], [600, 790]]), 4), grass([40, 800], [1160, 800], 12, r), frame({ bottom: 'triangles' }),
  ].join('');

const raft: Scene = (r) => {
  const drum = (i: number): string => cover(disc([300 + i * 104, 610 - i * 12], 46), 5) + line(disc([300 + i * 104, 610 - i * 12], 30), 3) + line(dots([[300 + i * 104, 610 - i * 12]]), 12);
  const rower = (at: Point, i: number): string => {
    const blade: Point = move(at, 118, 130);
    const [low, top]: [Point, Point] = [between(blade, move(at, -4, -180), 0.48), move(at, 10, -158)];
    return line(poly([move(at, 0, -200), blade]), 6) + line(poly([between(blade, top, 0.2), blade]), 14, marigold) + person({ at, h: 230, ...villager(i), halo: true, pose: { ...poses.reach, lean: 14, arms: [{ to: top }, { to: low }] } });
  };
  return [
    hills([[[-40, 300], [140, 130], [330, 300]], [[240, 300], [420, 160], [620, 300]], [[560, 300], [760, 110], [980, 300]], [[880, 300], [1060, 150], [1260, 300]]]), sun([620, 120], 44),
    palm([90, 440], 300, r), palm([1120, 430], 320, r), tree([980, 400], 170, r), beads([0, 330], [1200, 330], 50, 6),
    water([-60, 450], 1320, 15, 30, 66), fish([160, 770], 90), fish([960, 800], 100, true), fish([560, 840], 80), fish([1090, 640], 70, true),
    times(6).map(drum).join(''), line(poly([[236, 570], [880, 496]]), 16), line(poly([[250, 548], [880, 476]]), 5), times(4).map((i) => rower([320 + i * 150, 556 - i * 17], i)).join(''), flag([880, 500], 200),
  ].join('');
};

const trustFall: Scene = (r) => {
  const faller: Person = { at: [318, 628], h: 350, turn: 62, left: true, halo: true, pose: { lean: -4, arms: [[-30, 60], [-44, 50]], legs: [[-3, -2], [6, 4]], nod: -8 } };
  const catcher = (i: number): Person => {
    const at: Point = [690 + i * 126, 850];
    const hands: [Point, Point] = i ? [[at[0] - 148, 600], [at[0] - 142, 624]] : [[514, 574], [574, 532]];
    return { at, h: 336 - i * 4, ...colleague(i + 1), left: true, halo: true, pose: { ...poses.stand, lean: i ? 8 : 12, arms: [{ to: hands[0] }, { to: hands[1] }], legs: [[-26, -18], [26, 4]] } };
  };
  return [
    sun([180, 150], 54), mound([300, 360], 420, 160), mound([660, 360], 480, 190), beads([0, 374], [1200, 374], 52, 6), flock([480, 110], 5, 42), tree([1110, 420], 330, r),
    row(9, [60, 500], [1030, 500], (at, i) => ({ at, h: 118, ...villager(i + 2), left: true, halo: true, pose: i % 2 ? poses.cheer : poses.wave })),
    cover(box([150, 636], 200, 214), 6) + band('zigzag', [162, 668], 176, 30) + band('diamonds', [162, 728], 176, 30) + band('triangles', [162, 790], 176, 30), cover(box([132, 626], 236, 18), 5, white, white),
    times(4).reverse().map((i) => person(catcher(i))).join(''), person(faller), person({ at: [84, 850], h: 270, woman: true, halo: true, pose: poses.cheer }), grass([0, 868], [1200, 868], 16, r),
  ].join('');
};

const flame = ([x, y]: Point, s: number): string =>
  ink(`M${x - s * 0.5} ${y}Q${x - s * 0.7} ${y - s * 0.7} ${x - s * 0.1} ${y - s * 1.5}Q${x + s * 0.05} ${y - s} ${x + s * 0.2} ${y - s * 1.05}Q${x + s * 0.7} ${y - s * 0.5} ${x + s * 0.5} ${y}Z`, marigold) +
  line(poly([[x - s * 0.8, y + 16], [x + s * 0.8, y - 6]]) + poly([[x - s * 0.8, y - 6], [x + s * 0.8, y + 16]]), 9) + line(spiral([x, y - s * 0.4], s * 0.3, 2), 4, ground);

const campfire: Scene = (r) => {
  const ring = [0, 27, 56, 80, 100, 124, 153, 180, 207, 238, 270, 302, 333].map((a, i) => ({ at: polar([600, 610], a, 450, 200), i }));
  const sitter = ({ at, i }: { at: Point; i: number }): string => {
    return person({ at, h: 150 + (at[1] - 400) * 0.24, ...villager(i), left: at[0] > 600, halo: true, pose: i % 3 === 1 ? { ...poses.floor, arms: [[-120, -160], [120, 160]] } : poses.floor });
  };
  const glow = times(3).flatMap((k) => times(26 + k * 8).map((i) => polar([600, 560], (i * 360) / (26 + k * 8), 130 + k * 56, 66 + k * 28)));
  return [
    stars([20, 30], [1180, 260], 44, r), moon([1010, 120], 46), tree([70, 430], 330, r), tree([1140, 430], 300, r), tent([320, 390], 190, 150), tent([600, 370], 200, 150), tent([880, 390], 190, 150),
    line(dots(glow), 6), ring.filter((s) => s.at[1] < 600).sort((a, b) => a.at[1] - b.at[1]).map(sitter).join(''), flame([600, 590], 90), ring.filter((s) => s.at[1] >= 600).sort((a, b) => a.at[1] - b.at[1]).map(sitter).join(''), frame({ bottom: 'comb' }),
  ].join('');
};

const summit: Scene = (r) => {
  const team = times(7).map((i): Person => ({ at: [360 + i * 84, 448 - (i > 1 && i < 6 ? 26 : 0)], h: 214, ...villager(i), left: i > 3, halo: true, pose: i % 2 ? poses.cheer : { ...poses.raise, arms: [[-60, -150], [136, 160]] } }));
  return [
    sun([1010, 190], 84), hills([[[-80, 700], [110, 470], [330, 700]], [[880, 700], [1100, 450], [1300, 700]], [[-120, 830], [40, 640], [230, 830]], [[980, 830], [1150, 630], [1330, 830]]]),
    slope([[60, 960], [180, 800], [236, 640], [262, 480], [330, 450], [470, 424], [780, 422], [880, 450], [950, 486], [976, 640], [1040, 800], [1150, 960]], 960, r),
    line(poly([[238, 640], [420, 610], [640, 640], [820, 606], [976, 640]]) + poly([[182, 794], [400, 750], [620, 786], [860, 744], [1038, 794]]), 5), line(times(15).map((i) => poly([[270 + i * 48, 630 - (i % 2) * 10], [270 + i * 48, 560 - (i % 3) * 22]])).join(''), 3),
    flag([312, 458], 400), team.map(person).join(''), cloud([30, 400], 80), cloud([1040, 420], 70), flock([560, 120], 4, 46), bird([170, 150], 62), fern([560, 850], 110), fern([620, 856], 80), hut([700, 856], 100, 110), tree([480, 856], 130, r),
  ].join('');
};

const nightWalk: Scene = (r) => {
  const path: Point[] = [[-40, 850], [260, 800], [700, 760], [960, 640], [760, 520], [420, 470], [380, 390], [620, 340], [760, 320]];
  const walkers: [number, number, number][] = [[110, 806, 250], [290, 776, 240], [470, 758, 230], [645, 736, 214], [812, 690, 196], [906, 622, 172], [800, 540, 146], [672, 506, 128], [548, 488, 116], [432, 452, 100]];
  return [
    stars([20, 20], [1180, 250], 48, r), moon([900, 130], 70), hills([[[380, 350], [640, 190], [900, 350]], [[700, 350], [960, 220], [1240, 350]], [[-40, 350], [140, 210], [420, 350]]]),
    line(trail(path), 46, ground) + line(trail(path.map((p) => move(p, 0, 22))), 3) + line(trail(path.map((p) => move(p, 0, -22))), 3),
    tree([160, 520], 380, r, 11), tree([1060, 540], 380, r, 11), fern([330, 620], 90), fern([400, 640], 70), fern([1130, 780], 120), fern([1050, 800], 90, -8), fern([700, 640], 80),
    [...walkers].reverse().map(([x, y, h], i) => person({ at: [x, y + 10], h, ...villager(i), left: i < 4, halo: true, pose: { ...poses.walk, arms: [[-34, -10], [62, 96]] }, holds: [null, lantern] })).join(''), frame({ bottom: 'zigzag' }),
  ].join('');
};

const tents: Scene = (r) => {
  const rope = (from: Point, to: Point): string => line(poly([from, to]), 4);
  const puller = (x: number, left: boolean): string => {
    const [k, grip] = [left ? -1 : 1, [x + (left ? -96 : 96), 664] as Point];
    return person({ at: [x, 800], h: 290, left, ...(left ? { hat: 'turban' as const } : {}), halo: true, pose: { ...poses.pull, arms: [{ to: grip }, { to: move(grip, k * 34, -22) }] } });
  };
  return [
    hills([[[-60, 330], [160, 120], [380, 330]], [[300, 330], [520, 170], [720, 330]], [[640, 330], [900, 100], [1240, 330]]]), sun([560, 100], 44), tree([1120, 440], 300, r), tree([80, 440], 280, r), beads([0, 344], [1200, 344], 52, 6), tent([300, 450], 220, 160), tent([900, 450], 220, 160),
    row(5, [440, 450], [770, 450], (at, i) => ({ at, h: 118, ...villager(i + 1), left: i > 2, pose: i % 2 ? poses.carry : poses.walk })),
    tent([600, 790], 600, 370), puller(140, false), puller(1060, true), rope([120, 738], [464, 560]), rope([1080, 738], [736, 560]),
    person({ at: [330, 848], h: 250, woman: true, pose: { ...poses.kneel, arms: [[30, 70], [110, 140]] }, halo: true, holds: [null, hammer] }), person({ at: [870, 848], h: 250, left: true, halo: true, pose: { ...poses.kneel, arms: [[30, 70], [110, 140]] }, holds: [null, hammer] }),
    line(poly([[438, 852], [426, 790]]) + poly([[762, 852], [774, 790]]), 8, marigold), person({ at: [600, 850], h: 250, woman: true, hat: 'plait', halo: true, pose: poses.cheer }), grass([20, 872], [1180, 872], 14, r),
  ].join('');
};

const attend: Scene = (r) => {
  const arc = times(10).map((i): Person => {
    const at = polar([600, 560], 166 - (i * 152) / 9, 500, 270);
    return { at, h: 215 + (at[1] - 560) * 0.12, ...colleague(i), ...(i === 3 ? { hat: 'turban' as const, woman: false } : {}), left: i > 4, halo: true, pose: [poses.listen, poses.akimbo, poses.stand, poses.talk][i % 4] ?? poses.stand };
  });
  const rings = times(5).flatMap((k) => times(16 + k * 10).map((i) => polar([600, 570], (i * 360) / (16 + k * 10), 70 + k * 62, 38 + k * 34)));
  return [
    hills([[[-60, 330], [120, 160], [310, 330]], [[880, 330], [1080, 150], [1280, 330]]]), tree([600, 470], 520, r, 13), sun([930, 110], 50), flock([170, 110], 4, 42), beads([0, 344], [1200, 344], 52, 6), line(dots(rings.filter((p) => p[1] > 480)), 6),
    person({ at: [600, 610], h: 300, halo: true, pose: { ...poses.explain, arms: [[-56, -116], [56, 116]] }, shirt: marigold }), arc.sort((a, b) => a.at[1] - b.at[1]).map(person).join(''),
  ].join('');
};

const industries: Scene = (r) => {
  const bends: [number, number, number][] = [[-60, 800, 60], [300, 810, 56], [720, 800, 50], [1060, 720, 42], [1080, 620, 34], [820, 560, 28], [540, 520, 22], [520, 450, 17], [700, 410, 13], [860, 360, 10], [900, 300, 7], [870, 250, 5]];
  const side = (k: number): string => trail(bends.map(([x, y, w]): Point => [x, y + w * k]));
  return [
    sun([600, 150], 66), hills([[[380, 440], [600, 250], [800, 440]], [[560, 520], [880, 130], [1220, 520]], [[960, 560], [1150, 320], [1320, 560]]]),
    cover(`${side(1)}L${trail([...bends].reverse().map(([x, y, w]): Point => [x, y - w])).slice(1)}`, 0, 'none'), line(side(1) + side(-1), 4.5), line(trail(bends.slice(0, 8).map(([x, y]): Point => [x, y])), 5, marigold).replace('/>', ' stroke-dasharray="30 26"/>'),
    block([20, 560], 110, 330, 3, 8), block([146, 560], 90, 210, 2, 5), block([250, 560], 70, 270, 2, 7), factory([336, 560], 210, 190), beads([0, 578], [540, 578], 26, 6), row(3, [80, 680], [260, 680], (at, i) => ({ at, h: 120, ...colleague(i), pose: poses.wave })),
    tree([880, 690], 130, r), fern([780, 680], 70), fern([960, 700], 60), bus([330, 834], 470), tree([1110, 890], 150, r), tent([1120, 500], 80, 64), tent([1040, 480], 60, 50), flock([160, 110], 4, 42), grass([0, 884], [1000, 884], 12, r),
  ].join('');
};

/** Outbound training: a day in the hills. */
export const outboundTraining: SceneSet = {
  ground: 'neem',
  scenes: { hero, 'rope-pull': ropePull, raft, 'trust-fall': trustFall, campfire, summit, 'night-walk': nightWalk, tents, attend, industries },
};
