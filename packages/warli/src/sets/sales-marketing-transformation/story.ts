import type { Scene } from '../../page';
import { storyGround } from '../../ground/story';
import { question } from './story/question';
import { rate } from './story/rate';
import { tea } from './story/tea';
import { waiting } from './story/waiting';
import { yard } from './story/yard';

/** The scene `story`: a sales visit without the word discount, from the bench to the tea. */
export const story: Scene = () => [storyGround(5), waiting(), rate(), question(), yard(), tea()].join('');
