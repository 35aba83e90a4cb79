import type { Scene } from '../../page';
import { floor, groundLine } from './floor';
import { ashoka } from './school/ashoka';
import { streamers } from './school/bunting';
import { lesson } from './school/lesson';
import { college } from './school/college';
import { gate } from './school/gate';
import { gulmohar } from './school/gulmohar';
import { house } from './school/house';
import { rickshaw } from './school/rickshaw';

/** The scene `education`: a class under the school yard's great tree; the gate at its left, the office, the staff room and a college at its right. */
export const education: Scene = () =>
  [
    ashoka([46, floor], 436, 36),
    streamers(),
    rickshaw(),
    gate(),
    gulmohar(),
    lesson(),
    house(),
    college(),
    groundLine(),
  ].join('');
