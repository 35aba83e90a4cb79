import type { Scene } from '../../page';
import { storyGround } from '../../ground/story';
import { heat } from './story/heat';
import { letter } from './story/letter';
import { mail } from './story/mail';
import { pulse } from './story/pulse';
import { reply } from './story/reply';
import { water } from './story/water';

/** The scene `story`: nine minutes of a man at his desk, from an angry mail to his short answer. */
export const story: Scene = (r) =>
  [pulse(), storyGround(5), mail(), heat(), letter(), water(r), reply()].join('');
