import { storyGround } from '../../ground/story';
import type { Scene } from '../../page';
import { app } from './story/app';
import { lesson } from './story/lesson';
import { mirror } from './story/mirror';
import { officeWindow } from './story/office';
import { round } from './story/round';

/** The scene `story`: one boy in class, at the office window, before a mirror, on a screen and at a table with the four. */
export const story: Scene = () =>
  [storyGround(5), lesson(), officeWindow(), mirror(), app(), round()].join('');
