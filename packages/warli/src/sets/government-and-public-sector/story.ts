import { storyGround } from '../../ground/story';
import type { Scene } from '../../page';
import { monday } from './story/counter';
import { deskOne, deskTwo } from './story/desks';
import { deskThree } from './story/duty';
import { minute } from './story/minute';
import { deskFour } from './story/towel';

/** The scene `story`: a file goes from a window past four desks, until two clerks talk over it. */
export const story: Scene = (r) =>
  [storyGround(6), monday(), deskOne(), deskTwo(), deskThree(r), deskFour(), minute()].join('');
