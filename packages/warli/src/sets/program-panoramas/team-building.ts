import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { flock } from '../../props/animal';
import { farBank } from './race/bank';
import { helmsman } from './race/helm';
import { hull } from './race/hull';
import { paddles, rowers } from './race/rowers';
import { rival } from './race/rival';
import { singers } from './race/singers';
import { river } from './race/river';

/** The scene `team-building`: a snake boat passes, all paddles in one stroke. */
export const teamBuilding: Scene = () =>
  [
    flock([1336, 176], 3, 26),
    sun([1046, 177], 40),
    farBank(),
    river(),
    rival(),
    rowers(),
    singers(),
    hull(),
    helmsman(),
    paddles(),
  ].join('');
