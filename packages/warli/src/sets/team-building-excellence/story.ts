import { far, storyGround } from '../../ground/story';
import type { Scene } from '../../page';
import { dashes } from '../../svg';
import { friday } from './story/friday';
import { monday } from './story/monday';
import { thursday } from './story/thursday';
import { tuesday } from './story/tuesday';
import { wednesday } from './story/wednesday';

/** The way that the paper takes through the air. */
const way =
  'M440 130C480 40 560 30 600 70M700 200C780 150 880 200 940 100S1100 20 1150 90M1276 110C1330 40 1440 20 1500 70M1610 130C1680 60 1780 60 1850 110S1980 40 2060 100';

/** The scene `story`: an order for one carton goes from hand to hand, Monday to Friday. */
export const story: Scene = () =>
  [far(dashes(way, 8, [0, 20])), monday(), tuesday(), wednesday(), thursday(), friday(), storyGround(5)].join(
    '',
  );
