import { storyGround } from '../../ground/story';
import type { Scene } from '../../page';
import { cage } from './story/cage';
import { circle } from './story/circle';
import { open } from './story/open';
import { queue } from './story/queue';
import { telephones } from './story/telephones';

/** The scene `story`: a quarter of an hour before a branch in a small town opens. */
export const story: Scene = () => [cage(), telephones(), queue(), circle(), open(), storyGround(5)].join('');
