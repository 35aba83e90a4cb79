import type { Scene } from '../../page';
import { advice } from './branch/adviser';
import { customers } from './branch/customers';
import { front } from './branch/front';
import { cashCounter } from './branch/tellers';
import { village } from './branch/village';
import { groundLine } from './floor';

/** The scene `banking`: the hall of an old branch, the village on one side and a family with its adviser on the other. */
export const banking: Scene = (r) =>
  [village(r), advice(), cashCounter(), front(), customers(), groundLine()].join('');
