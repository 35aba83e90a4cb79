import {
  beads,
  bindi,
  bust,
  collar,
  combed,
  face,
  hair,
  moustache,
  parted,
  smile,
  spectacles,
} from '../figure/bust';
import type { Scene, SceneSet } from '../page';
import { bow, cotton, cover, disc, each, ground, ink, line, marigold, path, shape, white } from '../svg';
import { rohiniBhalerao } from './voices/rohini-bhalerao';

const gill: Scene = () =>
  [
    bust(cotton),
    collar(),
    face(),
    cover(
      'M122 186Q128 262 200 268Q272 262 278 186Q262 216 236 208Q200 192 164 208Q138 216 122 186Z',
      6,
      white,
      ground,
    ),
    line(bow([176, 222], [200, 240], [224, 222]), 7),
    cover('M108 146Q96 60 200 44Q304 60 292 146Q250 104 200 102Q150 104 108 146Z', 8, ground, cotton),
    line(path(200, 100, 128, 74) + bow([214, 98], [250, 72], [272, 78]) + path(200, 100, 196, 48), 6, ground),
  ].join('');

const dcruz: Scene = () =>
  [
    cover('M200 52Q316 56 312 196L338 360H62L88 196Q84 56 200 52Z', 10),
    bust(),
    ink('M124 290Q200 352 276 290Z', ground),
    face(),
    smile(),
    cover('M112 190Q104 66 200 66Q296 66 288 190Q278 112 200 110Q122 112 112 190Z', 6, ground, white),
    line('M200 330v44M184 344h32', 9, ground),
  ].join('');

const shaikh: Scene = () =>
  [
    bust(),
    collar(),
    cover(shape(184, 318, 216, 318, 226, 400, 200, 426, 174, 400), 4, ground, marigold),
    face(),
    moustache(),
    combed(),
  ].join('');

const nair: Scene = () =>
  [
    hair('M114 164Q96 280 128 300H272Q304 280 286 164Z'),
    bust(),
    face(),
    smile(),
    spectacles(),
    parted(),
    line(bow([150, 300], [150, 344], [200, 346]) + bow([250, 300], [250, 344], [200, 346]), 9, ground),
    cover(disc([200, 352], 15), 8, ground, marigold),
  ].join('');

const rangnekar: Scene = () =>
  [
    bust(cotton),
    line(path(168, 304, 200, 350, 232, 304), 6, ground),
    cover(shape(180, 342, 220, 342, 220, 374, 180, 374), 6, ground, marigold),
    face(),
    smile(),
    spectacles(),
    hair('M114 188Q108 140 134 116Q144 150 130 188Z'),
    hair('M286 188Q292 140 266 116Q256 150 270 188Z'),
  ].join('');

const oraon: Scene = () =>
  [
    cover('M200 48Q320 54 314 190Q316 270 344 330L56 330Q84 270 86 190Q80 54 200 48Z', 9, white, marigold),
    bust(),
    beads(),
    line(bow([146, 300], [200, 420], [254, 300]), 7, ground),
    face(),
    smile(),
    parted(),
    bindi(),
  ].join('');

const mehta: Scene = () =>
  [
    bust(),
    collar(),
    line('M200 352v100', 7, ground),
    face(),
    cover('M112 132Q116 46 200 44Q284 46 288 132Z', 8, marigold, marigold),
    line('M96 134H304', 16, marigold),
    line('M200 50V112M164 58Q152 84 152 112M236 58Q248 84 248 112', 6, ground),
    moustache(),
  ].join('');

const rao: Scene = () =>
  [
    bust(),
    line(path(110, 300, 132, 430) + path(290, 300, 268, 430), 26, marigold),
    face(),
    smile(),
    parted(),
    each(5, (i) => line(`M${108 - i * 3} ${196 + i * 26}h0M${292 + i * 3} ${196 + i * 26}h0`, 30)),
    line('M84 318h20M296 318h20', 12, marigold),
    line(bow([126, 112], [200, 56], [274, 112]), 12, marigold),
  ].join('');

const near =
  (scene: Scene): Scene =>
  (r) =>
    `<g transform="translate(-18 -12)">${scene(r)}</g>`;

/** Those who say what a session was like: a portrait each. */
export const voices: SceneSet = {
  ground: 'indigo',
  grounds: {
    'rohini-bhalerao': 'brick',
    'harpreet-gill': 'peacock',
    'sister-philomena': 'earth',
    'imran-shaikh': 'madder',
    'kavita-nair': 'neem',
    'sanjay-rangnekar': 'monsoon',
    'suman-oraon': 'terracotta',
    'devang-mehta': 'coal',
    'anushka-rao': 'plum',
  },
  size: [364, 364],
  scenes: {
    'rohini-bhalerao': rohiniBhalerao,
    'harpreet-gill': near(gill),
    'sister-philomena': near(dcruz),
    'imran-shaikh': near(shaikh),
    'kavita-nair': near(nair),
    'sanjay-rangnekar': near(rangnekar),
    'suman-oraon': near(oraon),
    'devang-mehta': near(mehta),
    'anushka-rao': near(rao),
  },
};
