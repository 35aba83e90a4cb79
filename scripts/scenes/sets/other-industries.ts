import { beast, flock, hen } from '../animal';
import { block, hall, hut, lights } from '../building';
import { colleague, villager } from '../cast';
import { microscope } from '../clinic';
import { person, type Person } from '../figure';
import { band, frame } from '../frame';
import { row } from '../group';
import { bag, crate, hammer, pad, pot, spanner, staff } from '../hold';
import { cloud, hills, slope, spiral, sun } from '../land';
import { aeroplane, car, gear, lattice, panel, tractor, wheel, windmill } from '../machine';
import type { Scene, SceneSet } from '../page';
import { beads, crops, fern, grass, palm, tree } from '../plant';
import { poses } from '../pose';
import { counter, lamp, laptop, table } from '../room';
import { between, bow, box, cotton, cover, disc, dots, ink, line, marigold, move, num, poly, polar, times, turned, white, type Point } from '../svg';

const hero: Scene = (r) => {
  const at: Point = [600, 450];
  const tools = [hammer, pad, pot, spanner, crate, staff, bag, hammer, pot, spanner];
  const worker = (i: number): string => {
    const base = { at: [600, 262] as Point, h: 200, ...villager(i), ...(i % 3 === 2 ? { hat: 'helmet' as const } : {}), halo: true };
    const pose = i % 2 ? poses.walk : { ...poses.raise, arms: [[-46, -100], [70, 130]] as Person['pose']['arms'] };
    return turned(person({ ...base, pose, holds: [null, tools[i] ?? null] }), i * 36, at);
  };
  const sign = [
    gear([600, 90], 40, 10), hut([560, 124], 80, 80), windmill([600, 130], 74), crops([560, 110], 80, 2, 26), wheel([600, 90], 38),
    microscope([600, 128], 76), fern([600, 132], 84), lattice([600, 132], 90, 50, 4), block([570, 130], 60, 84, 2, 3), palm([600, 132], 90, r),
  ];
  const ring = (k: number, n: number): Point[] => times(n).map((i) => polar(at, ((i + 0.5) * 360) / n, k));
  const corner = (p: Point): string => line(spiral(p, 64, 3.2), 5) + line(dots(times(16).map((i) => polar(p, i * 22.5, 84))), 7);
  return [
    line(disc(at, 178) + disc(at, 152), 4), line(dots(ring(165, 36)), 10), sun(at, 84), line(disc(at, 412), 4), line(dots(ring(428, 84)), 8),
    times(10).map(worker).join(''), sign.map((s, i) => turned(s, i * 36 + 18, at)).join(''), ([[100, 100], [1100, 100], [100, 800], [1100, 800]] as Point[]).map(corner).join(''), fern([80, 540], 150, 6), fern([130, 540], 110, 6), fern([1070, 540], 110, -6), fern([1120, 540], 150, -6),
  ].join('');
};

const hotel: Scene = (r) => [
  sun([1080, 120], 44), palm([90, 700], 460, r), palm([1110, 700], 420, r), block([330, 660], 540, 470, 7, 6), band('diamonds', [300, 176], 600, 26), cover(box([480, 420], 240, 240), 6), cover(poly([[440, 420], [600, 330], [760, 420]], true), 6), line(disc([600, 390], 14), 5, marigold), cover(box([520, 460], 74, 200), 5, white, cotton), cover(box([606, 460], 74, 200), 5, white, cotton), lights(times(10).map((i): Point => [492 + i * 24, 440])), hen([0, -90], 10),
  beads([0, 680], [1200, 680], 52, 6), row(2, [440, 676], [760, 676], (at, i) => ({ at, h: 200, hat: 'cap', left: i === 1, halo: true, pose: i ? poses.bow : poses.bow })),
  person({ at: [250, 850], h: 300, hat: 'cap', halo: true, pose: { ...poses.shoulder, arms: [[-34, 0], [70, 170]] }, holds: [bag, crate] }), person({ at: [560, 850], h: 310, woman: true, left: true, halo: true, pose: poses.walk, holds: [null, bag] }), person({ at: [690, 850], h: 320, hat: 'turban', left: true, halo: true, pose: poses.talk }), person({ at: [800, 850], h: 180, left: true, pose: poses.leap, halo: true }), cover(box([350, 770], 70, 74) + box([360, 716], 54, 52), 5), person({ at: [980, 850], h: 300, woman: true, left: true, halo: true, pose: { ...poses.carry, arms: [[30, 80], [60, 130]] }, holds: [null, pot] }), grass([0, 872], [1200, 872], 16, r),
].join('');

const telecomTower: Scene = (r) => {
  const wave = (k: number): string => [-1, 1].map((s) => bow(polar([600, 130], s > 0 ? -40 : 220, k), polar([600, 130], s > 0 ? 0 : 180, k * 1.32), polar([600, 130], s > 0 ? 40 : 140, k))).join('');
  return [
    hills([[[-60, 640], [150, 420], [360, 640]], [[250, 640], [400, 500], [560, 640]]]), block([760, 640], 110, 260, 3, 6), block([890, 640], 90, 190, 2, 4), block([1000, 640], 130, 320, 3, 7), block([1150, 640], 90, 220, 2, 5), hut([60, 660], 110, 130), tree([250, 660], 180, r),
    line(times(5).map((i) => wave(80 + i * 62)).join(''), 4), line(dots(times(9).map((i) => polar([600, 130], -40 + i * 10, 420))), 9, marigold), line(dots(times(9).map((i) => polar([600, 130], 140 + i * 10, 420))), 9, marigold), lattice([600, 700], 560, 250, 8), ink(disc([600, 126], 18), marigold), cover(disc([560, 210], 26, 30), 5) + cover(disc([642, 210], 26, 30), 5),
    person({ at: [548, 470], h: 170, hat: 'helmet', halo: true, pose: poses.climb }), person({ at: [640, 330], h: 150, hat: 'helmet', halo: true, left: true, pose: poses.climb }), beads([0, 716], [1200, 716], 52, 6),
    row(7, [90, 850], [1110, 850], (at, i) => ({ at, h: 200, ...villager(i), left: i > 3, halo: true, pose: i === 3 ? { ...poses.explain } : i % 2 ? poses.point : { ...poses.stand, arms: [[-50, 44], [66, 168]] }, ...(i === 3 ? { hat: 'helmet' as const } : {}), holds: [null, i % 2 ? null : (p) => ink(box(move(p, -5, -12), 10, 20), marigold)] })), grass([0, 872], [1200, 872], 14, r),
  ].join('');
};

const construction: Scene = (r) => {
  const floors = [260, 400, 540, 680, 820];
  const columns = [360, 540, 720, 900];
  return [
    sun([130, 130], 50), lattice([1070, 830], 640, 110, 9), line(poly([[560, 190], [1190, 190]]) + poly([[560, 214], [1190, 214]]) + poly([[1070, 120], [600, 192]]) + poly([[1070, 120], [1180, 192]]) + poly([[1070, 120], [1070, 190]]), 5), line(times(18).map((i) => `M${566 + i * 34} 214l17 -24l17 24`).join(''), 3), line(poly([[640, 214], [640, 330]]), 4), cover(box([592, 330], 96, 40), 5, white, marigold),
    line(columns.map((x) => poly([[x, 400], [x, 830]])).join(''), 12), line(floors.slice(1).map((y) => poly([[330, y], [930, y]])).join(''), 12), line(poly([[360, 820], [540, 680], [360, 540]]) + poly([[540, 820], [720, 680]]), 3.5), times(6).map((i) => cover(box([756 + (i % 3) * 40, 640 - Math.floor(i / 3) * 32], 36, 28), 4)).join(''),
    person({ at: [420, 394], h: 130, hat: 'helmet', halo: true, pose: poses.wave }), person({ at: [640, 534], h: 128, hat: 'helmet', halo: true, pose: { ...poses.reach }, holds: [null, hammer] }), person({ at: [820, 534], h: 126, hat: 'helmet', woman: true, left: true, halo: true, pose: poses.carry, holds: [null, crate] }), person({ at: [450, 674], h: 128, hat: 'helmet', halo: true, pose: poses.carry, holds: [null, crate] }), person({ at: [640, 674], h: 126, hat: 'helmet', left: true, halo: true, pose: poses.point }), person({ at: [800, 394], h: 126, hat: 'helmet', left: true, halo: true, pose: poses.cheer }),
    person({ at: [130, 830], h: 270, woman: true, hat: 'helmet', halo: true, pose: { ...poses.explain, arms: [[-40, 40], [70, 110]] }, holds: [null, pad] }), person({ at: [250, 830], h: 260, hat: 'helmet', left: true, halo: true, pose: poses.listen }), person({ at: [620, 816], h: 130, hat: 'helmet', halo: true, pose: poses.push }), person({ at: [820, 816], h: 130, hat: 'helmet', woman: true, left: true, halo: true, pose: poses.head }), flock([300, 110], 3, 38), grass([0, 838], [330, 838], 5, r), frame({ bottom: 'zigzag' }),
  ].join('');
};

const windmillsAndSolar: Scene = (r) => [
  sun([200, 170], 80), cloud([860, 130], 90), flock([470, 130], 4, 38), slope([[-20, 520], [160, 470], [380, 430], [600, 470], [820, 410], [1000, 400], [1220, 470]], 560, r, 40), windmill([420, 440], 300, 10), windmill([680, 460], 240, 50), windmill([960, 410], 330, 95), windmill([1120, 440], 220, 30), windmill([150, 480], 180, 70), cover(box([0, 552], 1200, 360), 0, 'none'), line(poly([[0, 552], [1200, 552]]), 5),
  times(4).map((i) => panel([30 + i * 290, 690], 200, 90)).join(''), times(3).map((i) => panel([-20 + i * 400, 850], 260, 110)).join(''), person({ at: [330, 858], h: 240, hat: 'helmet', halo: true, pose: poses.point }), person({ at: [720, 858], h: 240, hat: 'helmet', woman: true, left: true, halo: true, pose: { ...poses.listen }, holds: [null, pad] }), person({ at: [1150, 858], h: 230, hat: 'helmet', left: true, halo: true, pose: poses.carry, holds: [null, crate] }), grass([0, 880], [1200, 880], 16, r),
].join('');

const carWorkshop: Scene = () => [
  band('comb', [0, 0], 1200, 22), lamp([300, 40], 60, 40), lamp([900, 40], 60, 40), line(box([60, 190], 250, 200), 4), line(times(5).map((i) => `M${90 + i * 46} 214v${60 + (i % 2) * 50}m-10 0h20M${84 + i * 46} 214h12`).join(''), 5), gear([960, 270], 76, 14), gear([1070, 360], 56, 11, white), wheel([90, 770], 62, 10), wheel([120, 650], 62, 10), wheel([1120, 770], 62, 10),
  line(poly([[420, 830], [420, 500]]) + poly([[800, 830], [800, 500]]), 14), ink(box([380, 826], 90, 14) + box([756, 826], 90, 14)), line(poly([[330, 502], [900, 502]]), 14), car([330, 500], 570),
  person({ at: [530, 838], h: 330, hat: 'cap', halo: true, pose: { ...poses.stand, arms: [[-150, -170], [140, 168]], nod: -14 }, holds: [null, spanner] }), person({ at: [690, 838], h: 320, hat: 'cap', left: true, halo: true, pose: { ...poses.raise, arms: [[-40, 20], [150, 172]] }, holds: [null, spanner] }), person({ at: [250, 838], h: 350, hat: 'cap', halo: true, pose: { ...poses.point, arms: [[-34, 0], [120, 128]] }, holds: [spanner, null] }), person({ at: [960, 838], h: 350, woman: true, left: true, halo: true, pose: { ...poses.talk }, holds: [null, pad] }), frame({ bottom: 'zigzag' }),
].join('');

const fieldAndTractor: Scene = (r) => [
  sun([960, 150], 70), hills([[[-60, 340], [140, 170], [350, 340]], [[250, 340], [430, 200], [640, 340]]]), hut([720, 360], 120, 140), tree([1090, 380], 300, r), tree([610, 370], 180, r), flock([380, 120], 4, 40), beads([0, 372], [1200, 372], 52, 6),
  crops([40, 440], 620, 3, 40), crops([860, 440], 340, 3, 40), line(times(5).map((i) => poly([[-20, 610 + i * 62], [1220, 590 + i * 62]])).join(''), 3.5), crops([20, 646], 330, 4, 62),
  tractor([520, 800], 460), person({ at: [668, 618], h: 250, hung: true, hat: 'turban', halo: true, pose: { ...poses.chair, arms: [{ to: [746, 560] }, { to: [752, 566] }] } }), line(poly([[752, 580], [726, 536]]), 6), line(poly([[540, 720], [440, 760], [440, 800]]) + poly([[440, 760], [400, 800]]), 8), person({ at: [180, 850], h: 240, woman: true, halo: true, pose: poses.bow }), person({ at: [330, 850], h: 250, woman: true, halo: true, pose: poses.head, holds: [pot, null] }), person({ at: [1110, 850], h: 260, hat: 'turban', left: true, halo: true, pose: poses.talk, holds: [null, staff] }), beast([980, 520], 60, true, 'cow'), person({ at: [740, 500], h: 110, woman: true, pose: poses.bow }), grass([0, 884], [1200, 884], 16, r),
].join('');

const warehouse: Scene = () => {
  const rack = (x: number, w: number): string =>
    times(4).map((j) => times(w / 66).map((i) => (i * 5 + j * 3) % 7 === 6 ? '' : cover(box([x + 8 + i * 66, 610 - j * 140 - ((i + j) % 3) * 14 - 56], 54, 56 + ((i + j) % 3) * 14), 4, white, (i + j * 2) % 6 === 0 ? cotton : 'currentColor')).join('') + line(poly([[x, 612 - j * 140], [x + w, 612 - j * 140]]), 8)).join('') + line(poly([[x, 80], [x, 660]]) + poly([[x + w, 80], [x + w, 660]]), 9);
  const truck = cover(poly([[560, 800], [560, 690], [640, 690], [670, 760], [770, 760], [770, 800]], true), 6) + line(poly([[570, 690], [590, 560], [690, 560], [720, 700]]), 6) + line(poly([[790, 820], [790, 480]]) + poly([[806, 820], [806, 480]]) + poly([[800, 690], [920, 690]]), 7) + wheel([600, 812], 34) + wheel([730, 812], 34);
  return [
    rack(40, 340), rack(430, 340), rack(820, 340), line(poly([[0, 664], [1200, 664]]), 4), cover(box([814, 590], 100, 94), 5, white, marigold), line('M814 590l100 94m0 -94l-100 94', 3), truck, person({ at: [640, 730], h: 220, hung: true, hat: 'helmet', halo: true, pose: { ...poses.chair, arms: [{ to: [704, 676] }, { to: [710, 680] }] } }),
    person({ at: [160, 842], h: 290, hat: 'cap', halo: true, pose: poses.carry, holds: [null, crate] }), person({ at: [330, 842], h: 290, woman: true, halo: true, pose: poses.head, holds: [null, null] }), cover(box([288, 484], 84, 66), 5), line('M288 484l84 66m0 -66l-84 66', 3), person({ at: [1030, 842], h: 300, woman: true, hat: 'plait', left: true, halo: true, pose: poses.explain, holds: [null, pad] }), person({ at: [1140, 842], h: 280, hat: 'cap', left: true, pose: poses.push, halo: true }), frame({ bottom: 'diamonds' }),
  ].join('');
};

const loom: Scene = (r) => {
  const cloth = times(6).map((j) => line(times(9).map((i) => j % 2 ? poly([[488 + i * 40, 560 + j * 30], [508 + i * 40, 544 + j * 30], [528 + i * 40, 560 + j * 30]]) : `M${500 + i * 40} ${556 + j * 30}h14`).join(''), 4, j % 3 === 1 ? marigold : white)).join('');
  return [
    palm([80, 600], 380, r), sun([1090, 130], 50), line(times(25).map((i) => poly([[484 + i * 15.6, 170], [484 + i * 15.6, 540]])).join(''), 2.6), line(poly([[440, 850], [440, 110]]) + poly([[900, 850], [900, 110]]), 16), line(poly([[410, 150], [930, 150]]), 16), line(poly([[420, 300], [920, 300]]), 11), line(poly([[420, 390], [920, 390]]), 11), line(poly([[470, 536], [872, 536]]), 9), cover(box([476, 536], 390, 190), 5), cloth, line(poly([[420, 736], [920, 736]]), 18), lights(times(13).map((i): Point => [484 + i * 31, 536]), 8),
    person({ at: [330, 700], h: 420, hung: true, woman: true, halo: true, pose: { ...poses.chair, lean: 12, arms: [{ to: [484, 470] }, { to: [500, 530] }] } }), line(poly([[240, 704], [400, 704]]) + poly([[260, 704], [250, 850]]) + poly([[380, 704], [390, 850]]), 8), person({ at: [1020, 850], h: 360, hat: 'turban', left: true, halo: true, pose: { ...poses.reach, lean: 8, arms: [{ to: [906, 390] }, { to: [910, 530] }], legs: poses.stand.legs } }),
    wheel([150, 760], 82, 14), line(poly([[150, 760], [60, 850]]) + poly([[150, 760], [240, 850]]) + bow([150, 678], [60, 640], [50, 700]), 6), times(3).map((i) => cover(disc([1100 + i * 34 - 20, 826 - (i % 2) * 44], 26), 4) + line(spiral([1100 + i * 34 - 20, 826 - (i % 2) * 44], 20, 2.4), 3)).join(''), frame({ bottom: 'diamonds' }),
  ].join('');
};

const airport: Scene = (r) => [
  cloud([120, 170], 110), cloud([880, 320], 90), sun([1060, 150], 54), aeroplane([560, 240], 620, -12), hills([[[-60, 560], [150, 400], [360, 560]], [[280, 560], [420, 470], [580, 560]]]), cover(poly([[880, 560], [900, 400], [960, 400], [980, 560]], true), 6), cover(poly([[862, 400], [880, 330], [980, 330], [998, 400]], true), 6), line(times(4).map((i) => `M${894 + i * 24} 344l${-4 + i * 3} 44`).join(''), 3), line(poly([[930, 330], [930, 290]]), 5), hall([1040, 560], 190, 130, 4),
  line(poly([[0, 570], [1200, 570]]) + poly([[0, 640], [1200, 640]]), 4), line(times(12).map((i) => poly([[20 + i * 102, 605], [70 + i * 102, 605]])).join(''), 8, marigold),
  row(6, [130, 850], [1050, 850], (at, i) => ({ at, h: [280, 270, 160, 290, 270, 280][i] ?? 270, ...colleague(i), halo: true, pose: i === 5 ? poses.wave : i === 2 ? poses.leap : poses.walk, holds: [i % 2 ? null : bag, i === 1 ? bag : null] })), cover(box([390, 760], 60, 80), 5), line(poly([[410, 760], [402, 700]]) + poly([[438, 760], [430, 700]]), 4), grass([0, 872], [1200, 872], 12, r),
].join('');

/** Ten trades, from the hotel to the airport. */
export const otherIndustries: SceneSet = {
  ground: 'brick',
  scenes: { hero, hotel, 'telecom-tower': telecomTower, construction, 'windmills-and-solar': windmillsAndSolar, 'car-workshop': carWorkshop, 'field-and-tractor': fieldAndTractor, warehouse, loom, airport },
};
export const spare = { counter, laptop, table, between, num, poly };
