import type { Scene } from '../../page';
import { groundLine } from '../industry-panoramas/floor';
import { comers } from './evening/comers';
import { leftSide } from './evening/left-side';
import { mound } from './evening/mound';
import { procession } from './evening/procession';
import { rightSide } from './evening/right-side';
import { onStage } from './evening/stage';
import { risingSun } from './evening/sun';

/** The scene `speaking`: a talk in the open, the speaker before a great sun, listeners at both sides of him. */
export const speaking: Scene = () =>
  [risingSun(), mound(), comers(), procession(), leftSide(), rightSide(), onStage(), groundLine()].join('');
