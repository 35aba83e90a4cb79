import { cloth } from '../../../figure/cloth';
import { person } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { armsOver, sitter } from '../../../figure/seat';
import { smallFace } from '../../../figure/small-face';
import { letters } from '../../../lettering';
import { board } from '../../../props/room';
import { bell } from '../../../props/school';
import { box, cotton, cover, ground, ink, line, path, turned } from '../../../svg';
import { at, soles, stander } from '../floor';
import { platform, slab, step } from './platform';
import { girl, seatedOnes } from './pupils';

/** The slate board on its stand. */
const slate = (): string =>
  board([744, 396], 148, 132, 98) +
  line(path(734, 530, 902, 530), 10) +
  ink(letters('अ', 'displayMarathi', [818, 506], 128));

/** The bell, on a beam that is tied into the fork of the tree. */
const schoolBell = (): string =>
  line(path(1022, 304, 1362, 304), 17, ground) +
  line(path(1022, 304, 1362, 304), 10) +
  line('M1283 299l6 10m5 -10l6 10M1324 299l6 10m5 -10l6 10', 4, ground) +
  bell([1054, 306], 88);

/** The teacher, who asks her. */
const teacher = stander(
  974,
  232,
  { ...poses.stand, lean: 2, arms: [at(904, 470), at(1048, 448)] },
  { woman: true },
);

/** The speaker, who has a slate as the children do. */
const listener = (): string => {
  const he = sitter(
    [1618, step - 9],
    soles,
    260,
    { lean: 2, arms: [at(1584, 500), at(1574, 514)], nod: -4 },
    { left: true, stroke: 6, hat: 'pheta' },
  );
  return (
    person(he) +
    smallFace(he) +
    turned(cover(box([1542, 480], 46, 36), 4, ground, cotton), -14, [1565, 498]) +
    armsOver(he, [1])
  );
};

/** The class under the tree: a girl has stood up, and the speaker sits there as one who listens. */
export const lesson = (): string =>
  slate() +
  schoolBell() +
  platform() +
  seatedOnes() +
  girl() +
  slab() +
  person(teacher) +
  cloth(teacher) +
  listener();
