import { band } from '../../frame';
import { tree } from '../../ground/plant';
import type { Scene } from '../../page';
import { flock } from '../../props/animal';
import { box, hide, line, path } from '../../svg';
import { company } from './journey/company';
import { ledge, road } from './journey/road';
import { school } from './journey/school';
import { stage } from './journey/stage';
import { workshop } from './journey/workshop';

const floor = 1196;

/** The scene `journey`, upright beside a long text: the way climbs from school over workshop and company to the stage. */
export const journey: Scene = (r) =>
  [
    flock([120, 170], 4, 46),
    road([
      [566, floor],
      [690, 1050],
      [664, 916],
      [536, 780],
      [536, 640],
      [630, 540],
      [632, 462],
    ]),
    hide(box([480, floor], 260, 40)),
    ledge(692, 1164, 920),
    ledge(36, 506, 646),
    ledge(598, 1164, 462, 70),
    tree([880, floor], 232, r),
    tree([1076, floor], 184, r),
    school([270, floor]),
    line(path(0, floor, 1200, floor), 6),
    workshop([1010, 920]),
    company([270, 646]),
    stage([930, 462]),
    band('zigzag', [30, 1244], 1140, 30),
  ].join('');
