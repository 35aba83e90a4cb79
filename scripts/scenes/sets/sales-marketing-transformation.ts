import { beast, flock, hen } from '../animal';
import { block, bunting, factory, hall, hut, lights, shelves, stall } from '../building';
import { colleague, villager } from '../cast';
import { person, type Person } from '../figure';
import { frame } from '../frame';
import { row } from '../group';
import { bag, coin, crate, pad, phone, pot } from '../hold';
import { hills, mound, spiral, sun, trail } from '../land';
import { van, wheel } from '../machine';
import type { Scene, SceneSet } from '../page';
import { beads, fern, grass, palm, tree } from '../plant';
import { poses } from '../pose';
import { bars, board, chair, counter, lamp, pane, table } from '../room';
import { box, cotton, cover, disc, dots, ink, line, marigold, move, poly, polar, times, white, type Point } from '../svg';

const hero: Scene = (r) => {
  const shop = (x: number, colour: string): string => shelves([x + 24, 470], 172, 160, 2, 4) + stall([x, 480], 220, 270, colour);
  return [
    block([20, 250], 120, 190, 3, 4), hall([190, 250], 190, 180), block([430, 250], 90, 150, 2, 3), hut([570, 250], 110, 120), block([740, 250], 110, 200, 3, 5), hall([900, 250], 150, 150, 4), block([1090, 250], 110, 170, 3, 4),
    bunting([0, 60], [420, 76], 40, 11), bunting([420, 76], [800, 76], 40, 10), bunting([800, 76], [1200, 60], 40, 11),
    [-60, 190, 440, 690, 940].map((x, i) => shop(x, i % 2 ? marigold : white)).join(''), beads([0, 496], [1200, 496], 52, 6),
    row(8, [70, 620], [1130, 620], (at, i) => ({ at, h: r.near(172, 10), ...villager(i), left: i % 2 === 0, halo: true, pose: [poses.walk, poses.carry, poses.talk][i % 3] ?? poses.walk, holds: [null, i % 3 === 1 ? crate : i % 3 === 0 ? bag : null] })),
    person({ at: [400, 850], h: 470, hat: 'tie', halo: true, pose: { ...poses.stand, lean: 8, arms: [[-30, 4], { to: [603, 590] }], legs: [[-16, -18], [20, 4]] }, holds: [bag, null] }),
    person({ at: [805, 850], h: 470, woman: true, left: true, halo: true, pose: { ...poses.stand, lean: 8, arms: [[-40, 60], { to: [597, 590] }], legs: [[-12, -12], [18, 4]] }, shirt: cotton }),
    line(dots([[600, 590]]), 20), hen([120, 850], 60), hen([200, 862], 50, true), beast([1060, 850], 80, true), grass([0, 872], [1200, 872], 14, r),
  ].join('');
};

const morningHuddle: Scene = (r) => {
  const at: Point = [600, 450];
  const one = (i: number): Person => ({ at: polar(at, i * 40, 344), h: 236, turn: i * 40 - 90, ...colleague(i), halo: true, pose: { ...poses.stand, arms: [{ to: polar(at, i * 40 - 15, 62) }, { to: polar(at, i * 40 + 15, 62) }] } });
  const ring = (k: number, n: number): Point[] => times(n).map((i) => polar(at, ((i + 0.5) * 360) / n, k));
  const corner = ([x, y]: Point): string => line(spiral([x, y], 70, 3.5), 5) + line(dots(times(16).map((i) => polar([x, y], i * 22.5, 92))), 7);
  return [line(disc(at, 412) + disc(at, 362), 4), line(dots(ring(387, 76)), 11), times(9).map(one).map(person).join(''), ink(disc(at, 44), marigold), line(disc(at, 56), 4), line(dots(ring(74, 18)), 9), ([[120, 130], [1080, 130], [120, 770], [1080, 770]] as Point[]).map(corner).join(''), fern([70, 530], 150, 8), fern([130, 540], 110, 8), fern([1070, 540], 110, -8), fern([1130, 530], 150, -8), flock([500, 0], 0, r.near(40, 1))].join('');
};

const doorstep: Scene = (r) => [
  hills([[[-60, 330], [160, 150], [380, 330]], [[240, 330], [430, 190], [640, 330]]]), sun([300, 140], 50), palm([90, 640], 360, r), flock([420, 150], 3, 40),
  hut([640, 800], 470, 660), cover(box([790, 520], 180, 280), 6), line(box([776, 506], 208, 294), 4), pane([672, 560], 80, 90), pane([1014, 560], 80, 90), lights(times(9).map((i): Point => [780 + i * 25, 488])),
  cover(box([600, 800], 550, 26), 6), cover(box([740, 826], 270, 24), 6),
  person({ at: [880, 798], h: 300, woman: true, left: true, halo: true, pose: { ...poses.talk, arms: [[-40, 60], [60, 100]] } }), person({ at: [1000, 798], h: 160, left: true, halo: true, pose: poses.wave }),
  person({ at: [560, 850], h: 350, hat: 'tie', halo: true, pose: { ...poses.stand, lean: 6, arms: [[-34, 0], [56, 104]] }, holds: [bag, pad] }),
  wheel([180, 790], 66, 12), wheel([390, 790], 66, 12), line(poly([[180, 790], [240, 700], [350, 700], [390, 790]]) + poly([[240, 700], [290, 790], [350, 700]]) + poly([[180, 790], [290, 790]]) + poly([[226, 680], [256, 680]]) + poly([[350, 700], [340, 660], [312, 652]]), 6),
  hen([480, 858], 46), hen([1120, 866], 50, true), grass([0, 868], [560, 868], 9, r), fern([1170, 800], 140, -8),
].join('');

const marketStreet: Scene = (r) => {
  const shop = ([x, y]: Point, i: number): string =>
    person({ at: [x + 122, y], h: 150, ...villager(i), left: i % 2 === 0, halo: true, pose: poses.explain }) + counter([x + 14, y - 58], 212, 58) +
    times(5).map((k) => cover(disc([x + 40 + k * 40, y - 74], 13), 4, white, (k + i) % 3 ? 'currentColor' : marigold)).join('') + stall([x, y], 240, 236, i % 2 ? marigold : white);
  const upper = times(4).map((i): Point => [20 + i * 280, 236 + i * 92]);
  const lower = times(4).map((i): Point => [-70 + i * 280, 640 + i * 92]);
  const walker = (i: number): string => {
    const at: Point = [60 + i * 136, 408 + i * 44 + (i % 2) * 26];
    return person({ at, h: 162, ...villager(i + 1), left: i % 3 === 1, halo: true, pose: [poses.walk, poses.carry, poses.talk][i % 3] ?? poses.walk, holds: i % 3 === 1 ? [null, crate] : i % 3 === 0 ? [bag, null] : [null, null] });
  };
  return [
    sun([1080, 120], 62), block([560, 190], 80, 160, 2, 4), block([660, 220], 100, 210, 3, 5), hall([790, 250], 190, 150, 4), bunting([260, 30], [1200, 330], 20, 26),
    upper.map(shop).join(''), times(9).map(walker).join(''), lower.map((p, i) => shop(p, i + 1)).join(''), hen([120, 720], 46), beast([60, 830], 60), person({ at: [150, 860], h: 130, pose: poses.leap }), grass([20, 870], [420, 884], 6, r),
  ].join('');
};

const negotiatingTable: Scene = () => {
  const seat = (x: number, i: number, left: boolean): string => chair([x, 690], 120, left) + person({ at: [x + (left ? 10 : -10), 684], h: 400, hung: true, ...colleague(i), left, halo: true, pose: { ...poses.chair, lean: 6, arms: i % 2 ? [[20, 76], [54, 116]] : [[10, 80], [40, 84]] }, holds: [null, i === 1 ? pad : null] });
  return [
    pane([90, 150], 200, 200), pane([910, 150], 200, 200), sun([1010, 250], 44), hills([[[94, 346], [190, 220], [286, 346]]]), board([400, 120], 400, 230), bars([450, 320], 300, 160, 6), lamp([345, 0], 190, 34), lamp([855, 0], 190, 34), lamp([600, 0], 40, 30),
    seat(180, 0, false), seat(1020, 1, true), seat(330, 5, false), seat(870, 3, true), table([390, 590], 420, 222),
    person({ at: [600, 640], h: 330, hung: true, woman: true, halo: true, pose: { ...poses.explain, arms: [[-50, -110], [50, 110]] } }), table([390, 590], 420, 222),
    cover(poly([[520, 588], [550, 570], [620, 570], [600, 588]], true), 3.5, white, cotton), cover(poly([[660, 588], [690, 570], [750, 570], [730, 588]], true), 3.5, white, cotton), cover(disc([470, 576], 12, 10), 4), frame({ bottom: 'diamonds' }),
  ].join('');
};

const phoneCall: Scene = (r) => {
  const arcs = times(5).map((k) => times(26).map((i): Point => polar([600, 640 + k * 12], 200 + i * 5.6, 330 + k * 26, 330 + k * 44))).flat();
  return [
    line(dots(arcs.filter(([, y]) => y > 30)), 6, white), block([30, 420], 110, 240, 3, 6), block([160, 420], 80, 150, 2, 4),
    hills([[[880, 420], [1010, 270], [1150, 420]], [[1040, 420], [1160, 300], [1300, 420]]]), sun([600, 380], 62), beads([0, 436], [300, 436], 15, 6), beads([900, 436], [1200, 436], 15, 6), palm([1120, 780], 330, r), flock([540, 540], 3, 34), row(4, [580, 824], [800, 824], (at, i) => ({ at, h: 120, ...villager(i), pose: i % 2 ? poses.head : poses.walk, holds: [null, i % 2 ? null : bag] })), hut([620, 690], 110, 120),
    chair([170, 694], 130), person({ at: [158, 690], h: 470, hung: true, hat: 'tie', halo: true, pose: { ...poses.chair, arms: [[20, 84], [62, 172]] }, holds: [null, phone] }), table([262, 590], 270, 234), cover(box([400, 506], 100, 80), 5, white, cotton), cover(disc([320, 576], 15, 12), 4), 
    person({ at: [950, 826], h: 470, woman: true, left: true, halo: true, pose: { ...poses.stand, arms: [[-50, 44], [62, 172]] }, holds: [null, phone] }), person({ at: [1070, 826], h: 220, left: true, halo: true, pose: poses.cheer }), frame({ bottom: 'zigzag' }),
  ].join('');
};

const shopCounter: Scene = () => [
  shelves([60, 470], 340, 360, 4, 6), shelves([800, 470], 340, 360, 4, 6), shelves([430, 250], 340, 150, 2, 6), stall([20, 200], 1160, 180, marigold),
  row(2, [520, 640], [690, 640], (at, i) => ({ at, h: 350, woman: i === 1, hat: i ? 'bun' : 'topi', left: i === 0, halo: true, pose: i ? { ...poses.explain } : { ...poses.stand, arms: [[-40, 50], [60, 84]] }, holds: [null, i ? pot : pad] })),
  counter([330, 560], 540, 250), person({ at: [210, 850], h: 400, woman: true, halo: true, pose: { ...poses.stand, arms: [[-30, 10], [60, 96]] }, holds: [bag, coin] }), person({ at: [960, 850], h: 400, hat: 'turban', left: true, halo: true, pose: { ...poses.talk, arms: [[-30, 14], [50, 120]] } }), person({ at: [1090, 850], h: 220, left: true, woman: true, hat: 'plait', pose: poses.raise }), person({ at: [90, 850], h: 200, pose: poses.point }),
  ([[390, 548], [450, 548], [770, 548], [820, 548]] as Point[]).map((p, i) => cover(i % 2 ? disc(move(p, 0, -20), 20) : box(move(p, -18, -50), 36, 50), 4, white, i % 3 ? white : cotton)).join(''), frame({ bottom: 'triangles' }),
].join('');

const deliveryVan: Scene = (r) => [
  hills([[[-60, 360], [120, 190], [320, 360]], [[860, 360], [1040, 170], [1260, 360]]]), sun([200, 120], 46), block([340, 400], 110, 240, 3, 6), stall([480, 400], 200, 190, marigold), hut([720, 400], 130, 170), tree([960, 440], 280, r), tree([80, 460], 260, r), beads([0, 416], [1200, 416], 50, 6),
  line(poly([[0, 780], [1200, 780]]) + poly([[0, 850], [1200, 850]]), 4), line(times(14).map((i) => poly([[20 + i * 88, 816], [64 + i * 88, 816]])).join(''), 7, marigold), van([430, 790], 640),
  person({ at: [330, 770], h: 290, hat: 'cap', halo: true, pose: { ...poses.carry, lean: -6, arms: [[40, 100], [56, 108]] }, holds: [null, crate] }), person({ at: [160, 770], h: 290, woman: true, halo: true, pose: { ...poses.carry, lean: -4 }, holds: [null, crate] }), cover(box([20, 700], 80, 70) + box([30, 636], 66, 62), 5), line('M20 700l80 70m0 -70l-80 70', 3), person({ at: [1120, 770], h: 280, hat: 'turban', left: true, pose: poses.wave, halo: true }), grass([0, 872], [1200, 872], 16, r),
].join('');

const targetBoard: Scene = (r) => {
  const sparks = times(40).map((): Point => [r.between(40, 1160), r.between(40, 330)]);
  const step = (i: number): Point => [300 + i * 150, 700 - i * 92];
  return [
    bunting([0, 40], [600, 40], 60, 15), bunting([600, 40], [1200, 40], 60, 15), line(dots(sparks), 7),
    times(5).map((i) => cover(box([step(i)[0] - 66, step(i)[1]], 132, 830 - step(i)[1]), 6, white, i === 4 ? marigold : 'currentColor') + (i < 4 ? line(times(3 + i * 2).map((j) => `M${step(i)[0] - 50} ${step(i)[1] + 30 + j * 26}l20 -14l20 14l20 -14l20 14l20 -14`).join(''), 3) : '')).join(''),
    times(5).map((i) => person({ at: step(i), h: 200, ...colleague(i), halo: true, pose: [poses.climb, poses.climb, poses.raise, poses.climb, poses.leap][i] ?? poses.cheer })).join(''), sun([1040, 190], 40),
    row(3, [70, 850], [210, 850], (at, i) => ({ at, h: 230, ...villager(i), halo: true, pose: poses.cheer })), row(3, [1010, 850], [1150, 850], (at, i) => ({ at, h: 230, ...villager(i + 3), left: true, halo: true, pose: i % 2 ? poses.cheer : poses.leap })), beads([0, 866], [1200, 866], 50, 8),
  ].join('');
};

const attend: Scene = (r) => [
  sun([960, 210], 90), block([60, 330], 110, 230, 3, 6), block([190, 330], 80, 160, 2, 4), hall([310, 330], 220, 190), stall([570, 330], 180, 170, marigold), hut([1080, 340], 100, 120), beads([0, 346], [1200, 346], 50, 6), tree([820, 420], 210, r), flock([560, 120], 4, 40),
  row(8, [60, 600], [1140, 520], (at, i) => ({ at, h: 170, ...colleague(i + 2), halo: true, pose: poses.walk, holds: [bag, null] })), row(5, [120, 850], [1060, 780], (at, i) => ({ at, h: r.near(300, 12), ...colleague(i), halo: true, pose: { ...poses.walk, lean: r.near(7, 2) }, holds: i % 2 ? [null, bag] : [bag, null] })),
  line(poly([[0, 622], [1200, 530]]) + poly([[0, 876], [1200, 796]]), 3.5), grass([0, 890], [1200, 830], 16, r),
].join('');

const industries: Scene = (r) => [
  sun([600, 150], 70), flock([140, 120], 4, 40), flock([1050, 120], 3, 40, true), mound([-60, 470], 500, 200), mound([760, 470], 500, 200), mound([330, 470], 540, 170),
  shelves([60, 660], 200, 170, 3, 4), stall([40, 670], 240, 290, marigold), factory([300, 670], 270, 290), hall([640, 670], 260, 300), hut([960, 670], 180, 240), beads([0, 690], [1200, 690], 52, 6),
  row(9, [60, 850], [1140, 850], (at, i) => ({ at, h: 150, ...colleague(i), left: i % 2 === 0, pose: [poses.walk, poses.talk, poses.wave][i % 3] ?? poses.walk, holds: [i % 3 ? null : bag, null] })), fern([1175, 670], 130, -6), tree([590, 670], 150, r), grass([0, 872], [1200, 872], 16, r),
].join('');

/** Selling: streets, doors, counters and tables. */
export const salesMarketingTransformation: SceneSet = {
  ground: 'madder',
  scenes: { hero, 'morning-huddle': morningHuddle, doorstep, 'market-street': marketStreet, 'negotiating-table': negotiatingTable, 'phone-call': phoneCall, 'shop-counter': shopCounter, 'delivery-van': deliveryVan, 'target-board': targetBoard, attend, industries },
};
