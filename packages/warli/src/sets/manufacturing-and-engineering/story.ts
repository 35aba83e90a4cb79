import type { Scene } from '../../page';
import { storyGround } from '../../ground/story';
import { blame } from './story/blame';
import { roof } from './story/hall';
import { handover } from './story/handover';
import { tuesday, wednesday } from './story/song';
import { stop } from './story/stop';

/** The scene `story`: the bearing that sang, from the one who heard it to the month in which all listen. */
export const story: Scene = () =>
  [roof(), tuesday(), wednesday(), stop(), blame(), handover(), storyGround(5)].join('');
