import type { Scene } from '../../page';
import { crown } from './district/crown';
import { hills } from './district/hills';
import { office } from './district/office';
import { staff } from './district/staff';
import { wires } from './district/telegraph';
import { village } from './district/village';
import { groundLine } from './floor';

/** The scene `government`: before a district office a paper changes hands; a village at its left, a mountain road at its right. */
export const government: Scene = (r) =>
  [crown(), wires(), village(r), hills(), office(), staff(), groundLine()].join('');
