import type { Person } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import type { Pose } from '../../../figure/pose';
import { bench, sitter } from '../../../figure/seat';
import { cotton, cover, ground, line, path, shape } from '../../../svg';
import { at, floor, soles } from '../floor';
import { tiles } from '../house';
import { ashoka } from './ashoka';

/** Takes a place on the bench, how the body is held and who it is and gives a student. */
const student = (x: number, pose: Partial<Pose>, more: Partial<Person> = {}): Person =>
  sitter([x, 560], soles, 190, pose, { stroke: 6, ...more });

/** The laptop on her knees. */
const laptop = (): string =>
  cover(shape(2322, 545, 2344, 494, 2354, 497, 2332, 548), 4, ground, cotton) +
  line(path(2282, 548, 2328, 548), 12, ground) +
  line(path(2282, 548, 2328, 548), 7);

/** The college: three round one laptop. */
export const college = (): string =>
  ashoka([2316, 380], 240, 30) +
  tiles([2168, 404], 330, 52) +
  line(path(2172, 404, 2172, floor), 7) +
  line(path(2160, 404, 2400, 404), 9) +
  bench([2180, 568], 260, 58) +
  people([
    student(2206, { lean: 8, nod: 6, arms: [at(2216, 548), at(2238, 552)] }),
    student(2274, { lean: 4, nod: 8, arms: [at(2298, 542), at(2310, 544)] }, { woman: true, hat: 'plait' }),
    student(2388, { lean: 20, nod: 4, arms: [at(2366, 548), at(2349, 494)] }, { left: true }),
  ]) +
  laptop();
