import type { Scene } from '../../page';
import { storyGround } from '../../ground/story';
import { friday } from './story/call';
import { monday } from './story/monday';
import { rollback } from './story/rollback';
import { tuesday, wednesday } from './story/week';

/** The scene `story`: the doubt of one tester, from Tuesday over the night of the release to Monday. */
export const story: Scene = (r) =>
  [tuesday(), wednesday(), friday(r), rollback(r), monday(), storyGround(5)].join('');
