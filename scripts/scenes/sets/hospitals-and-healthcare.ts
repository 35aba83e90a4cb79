import { flock } from '../animal';
import { block, shelves } from '../building';
import { villager } from '../cast';
import { cross, flask, microscope, trolley, tubes } from '../clinic';
import { person, type Person } from '../figure';
import { band, frame } from '../frame';
import { row } from '../group';
import { bag, pad } from '../hold';
import { hills, spiral, sun } from '../land';
import type { Scene, SceneSet } from '../page';
import { beads, fern, palm, tree } from '../plant';
import { poses } from '../pose';
import { bed, chair, counter, drip, lamp, pane, quilt, table } from '../room';
import { box, cotton, cover, disc, dots, ink, line, poly, polar, times, white, type Point } from '../svg';

/** Someone in bed with the head to the left, covered to the chest; gives the bed as well. */
const patient = (x: number, y: number, w: number, extra: Partial<Person> = {}): string =>
  bed([x, y], w, w * 0.24) +
  person({ at: [x + w * 0.5, y - w * 0.065], h: w * 0.86, turn: -90, hung: true, pose: { ...poses.lie, arms: [[-8, -4], [10, 3]] }, ...extra }) +
  quilt([x + w * 0.42, y - w * 0.15], w * 0.56, w * 0.17);

const hero: Scene = (r) => [
  line(poly([[0, 690], [1200, 690]]), 4), pane([70, 90], 210, 220), sun([175, 200], 50), pane([920, 90], 210, 220), palm([1020, 306], 190, r), cross([600, 120], 60), lamp([400, 0], 120, 34), lamp([800, 0], 120, 34), beads([0, 370], [1200, 370], 54, 6),
  person({ at: [190, 800], h: 420, woman: true, hat: 'nurse', halo: true, pose: { ...poses.talk, lean: 10, arms: [[-30, 20], { to: [312, 600] }] } }),
  person({ at: [470, 720], h: 460, hat: 'doctor', halo: true, pose: { ...poses.stand, lean: 10, arms: [[-50, 44], { to: [500, 566] }] } }),
  person({ at: [660, 710], h: 420, woman: true, hat: 'nurse', left: true, halo: true, pose: { ...poses.listen, arms: [[-34, 44], [50, 104]] }, holds: [null, pad] }),
  person({ at: [830, 716], h: 410, woman: true, hat: 'nurse', left: true, halo: true, pose: { ...poses.stand, lean: 6 } }),
  drip([1000, 806], 440, [880, 640]), patient(250, 650, 660), person({ at: [1110, 810], h: 360, hat: 'tie', left: true, halo: true, pose: { ...poses.listen, arms: [[-20, 40], [30, 120]] } }), frame({ bottom: 'triangles' }),
].join('');

const morningRound: Scene = () => {
  const ward = [[90, 360, 300], [460, 360, 300], [830, 360, 300]] as const;
  return [
    line(poly([[0, 440], [1200, 440]]), 4), ward.map(([x, y, w]) => pane([x + 90, y - 290], 110, 110) + patient(x, y, w) + drip([x - 20, y + 76], 210, [x + 70, y - 20])).join(''), times(3).map((i) => lamp([250 + i * 370, 0], 36, 24)).join(''), beads([0, 462], [1200, 462], 52, 6),
    person({ at: [230, 840], h: 380, hat: 'doctor', halo: true, pose: { ...poses.raise, arms: [[-50, 44], [126, 140]] } }),
    row(5, [460, 840], [1090, 840], (at, i) => ({ at, h: 336 - i * 8 - (i % 2) * 18, woman: i % 2 === 0, hat: i % 2 ? (i === 3 ? 'doctor' : 'tie') : 'nurse', left: true, halo: true, pose: i % 2 ? poses.listen : { ...poses.talk, arms: [[-30, 30], [44, 98]] }, holds: [null, i % 2 ? null : pad] })), beads([0, 866], [1200, 866], 52, 8),
  ].join('');
};

const reception: Scene = (r) => [
  cross([330, 130], 56), pane([80, 90], 140, 170), shelves([470, 330], 250, 220, 3, 5), pane([800, 90], 300, 200), tree([880, 288], 150, r), block([980, 288], 70, 130, 2, 4), beads([0, 350], [1200, 350], 52, 6),
  person({ at: [300, 640], h: 360, woman: true, halo: true, pose: { ...poses.explain, arms: [[-40, 30], [60, 110]] } }), person({ at: [470, 640], h: 350, woman: true, hat: 'nurse', left: true, halo: true, pose: poses.talk, holds: [null, pad] }), counter([130, 580], 460, 250),
  person({ at: [700, 840], h: 370, hat: 'turban', left: true, halo: true, pose: { ...poses.talk, arms: [[-34, 14], [60, 94]] } }), person({ at: [806, 840], h: 200, left: true, halo: true, pose: poses.wave }),
  [950, 1110].map((x, i) => chair([x + 8, 716], 122, true) + person({ at: [x, 710], h: 340, hung: true, ...villager(i * 3 + 1), left: true, halo: true, pose: poses.chair, holds: [null, i ? null : pad] })).join(''), fern([50, 840], 220, 10), fern([86, 840], 150, 20), frame({ bottom: 'diamonds' }),
].join('');

const bedside: Scene = () => {
  const glow = times(5).flatMap((k) => times(24 + k * 10).map((i) => polar([640, 500], (i * 360) / (24 + k * 10), 96 + k * 46)));
  return [
    pane([60, 80], 250, 240), sun([185, 200], 60), line(dots(glow.filter(([, y]) => y < 640)), 6), lamp([930, 0], 90, 46), fern([1140, 806], 240, -18), drip([120, 800], 380, [250, 610]),
    bed([170, 660], 620, 150), person({ at: [500, 628], h: 600, turn: -90, hung: true, halo: true, pose: { ...poses.lie, arms: [[-8, -4], { to: [640, 512] }] } }), quilt([404, 566], 386, 96),
    chair([912, 690], 124, true), person({ at: [905, 686], h: 620, hung: true, woman: true, hat: 'nurse', left: true, halo: true, pose: { ...poses.chair, lean: 10, arms: [{ to: [668, 540] }, { to: [640, 508] }], nod: 8 } }), frame({ bottom: 'triangles' }),
  ].join('');
};

const laboratory: Scene = () => [
  shelves([60, 330], 330, 240, 3, 6), shelves([810, 330], 330, 240, 3, 6), lamp([600, 0], 80, 40), line(spiral([600, 260], 60, 3), 4), line(dots(times(20).map((i) => polar([600, 260], i * 18, 84))), 7), beads([0, 372], [1200, 372], 52, 6),
  person({ at: [330, 800], h: 440, woman: true, hat: 'nurse', halo: true, pose: { ...poses.reach, lean: 16, nod: 8, arms: [{ to: [480, 590] }, { to: [500, 610] }], legs: poses.stand.legs } }), person({ at: [870, 800], h: 430, hat: 'doctor', left: true, halo: true, pose: { ...poses.talk, arms: [{ to: [770, 580] }, [80, 150]] }, holds: [null, (p) => cover(`M${p[0] - 9} ${p[1] - 90}v72a9 9 0 0 0 18 0v-72Z`, 4) + line(poly([[p[0], p[1] - 40], [p[0], p[1] - 20]]), 10, cotton)] }), person({ at: [1080, 800], h: 400, woman: true, left: true, halo: true, pose: poses.listen, holds: [null, pad] }), person({ at: [130, 800], h: 400, halo: true, hat: 'tie', pose: { ...poses.listen, arms: [[-40, 40], [40, 110]] } }),
  table([230, 640], 740, 180), microscope([560, 636], 190), tubes([660, 636], 4, 90), flask([420, 636], 84), frame({ bottom: 'zigzag' }),
].join('');

const corridor: Scene = () => {
  const door = (x: number, y: number, w: number, h: number): string => cover(box([x, y - h], w, h), 5) + cover(disc([x + w / 2, y - h * 0.7], w * 0.2), 4) + line(dots([[x + w * 0.84, y - h * 0.42]]), 10);
  return [
    line(poly([[0, 560], [1200, 560]]), 4), door(60, 560, 150, 320), door(330, 560, 150, 320), door(690, 560, 150, 320), door(960, 560, 150, 320), cross([585, 320], 50), times(5).map((i) => lamp([135 + i * 232, 0], 60, 30)).join(''), beads([0, 190], [1200, 190], 52, 6),
    line(times(8).map((i) => `M${-100 + i * 200} 560L${-500 + i * 310} 880`).join(''), 2.5),
    person({ at: [210, 836], h: 380, woman: true, hat: 'nurse', halo: true, pose: { ...poses.run, arms: [{ to: [330, 640] }, { to: [342, 646] }] } }), person({ at: [560, 760], h: 370, hat: 'doctor', halo: true, pose: { ...poses.run, lean: 14, arms: [[-50, 30], { to: [560, 600] }] } }),
    trolley([370, 660], 500, 190), person({ at: [640, 632], h: 440, turn: -90, hung: true, halo: true, pose: { ...poses.lie, arms: [[-8, -4], [10, 3]] } }), cover('M600 660Q610 590 680 592L840 606Q866 610 866 660Z', 5), line(dots(times(14).map((i): Point => [640 + (i % 7) * 32, 622 + Math.floor(i / 7) * 22])), 6), drip([770, 660], 250, [560, 620]),
    person({ at: [1000, 836], h: 390, hat: 'cap', halo: true, pose: { ...poses.run, arms: [{ to: [904, 640] }, [50, 110]] } }), frame({ bottom: 'comb' }),
  ].join('');
};

const debrief: Scene = (r) => {
  const looks = ['nurse', 'doctor', 'nurse', 'tie', 'nurse', 'doctor', 'plait', 'nurse', 'none', 'nurse'] as const;
  const ring = times(10).map((i) => ({ at: polar([600, 600], -90 + i * 36, 410, 190), i }));
  const one = ({ at, i }: { at: Point; i: number }): string => { const hat = looks[i] ?? 'none'; return person({ at, h: 250 + (at[1] - 600) * 0.28, hat, woman: hat === 'nurse' || hat === 'plait', left: at[0] > 600, halo: true, pose: i === 0 ? { ...poses.explain } : i % 3 === 1 ? poses.akimbo : poses.listen, holds: [null, i % 4 === 2 ? pad : null] }); };
  const rings = times(5).flatMap((k) => times(14 + k * 10).map((i) => polar([600, 610], (i * 360) / (14 + k * 10), 60 + k * 62, 28 + k * 28)));
  return [pane([90, 70], 170, 180), pane([940, 70], 170, 180), hills([[[92, 250], [170, 150], [258, 250]]], 18), cross([600, 110], 56), sun([1025, 160], 40), beads([0, 280], [1200, 280], 52, 6), line(dots(rings), 7), ring.sort((a, b) => a.at[1] - b.at[1]).map(one).join(''), fern([60, 860], 160, 14), fern([1140, 860], 160, -14), beads([0, 878], [1200, 878], r.pick([52]), 7)].join('');
};

/** Hospitals: beds, corridors and the people who work there. */
export const hospitalsAndHealthcare: SceneSet = {
  ground: 'peacock',
  scenes: { hero, 'morning-round': morningRound, reception, bedside, laboratory, corridor, debrief },
};
