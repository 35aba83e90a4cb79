import { slope } from '../../ground/land';
import type { Scene } from '../../page';
import { steep, summit, sunrise } from './story/climb';
import { evening } from './story/evening';
import { fireside } from './story/fireside';
import { edge, trail } from './story/hill';
import { night } from './story/night';

/** The scene `story`: a night from the basket that takes the telephones to sunrise on the summit. */
export const story: Scene = (r) =>
  [sunrise(), evening(), slope(edge, 650, r, 40), trail(), fireside(), night(), steep(), summit()].join('');
