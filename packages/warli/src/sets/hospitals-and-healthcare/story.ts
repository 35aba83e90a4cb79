import type { Scene } from '../../page';
import { storyGround } from '../../ground/story';
import { midnight, nine } from './story/evening';
import { four } from './story/laboratory';
import { seven } from './story/morning';
import { two } from './story/ward';

/** The scene `story`: one night in ward four, in which a message goes lost and is found. */
export const story: Scene = (r) => [nine(r), midnight(), two(), four(r), seven(), storyGround(5)].join('');
