import { storyGround } from '../../ground/story';
import type { Scene } from '../../page';
import { call } from './story/call';
import { dayOne } from './story/day-one';
import { dayTwo } from './story/day-two';
import { talk } from './story/talk';
import { weekOne } from './story/week-one';

/** The scene `story`: three tasks between two training days. */
export const story: Scene = () => [dayOne(), weekOne(), talk(), call(), dayTwo(), storyGround(5)].join('');
