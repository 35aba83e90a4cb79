import { storyGround } from '../../ground/story';
import type { Scene } from '../../page';
import { morning } from './story/morning';
import { nine } from './story/nine';
import { street } from './story/street';
import { till } from './story/till';
import { trial } from './story/trial';

/** The scene `story`: the Saturday before Diwali in a shop for clothes, from the shutter to the shirt that is bought at last. */
export const story: Scene = () => [morning(), trial(), till(), nine(), street(), storyGround(5)].join('');
