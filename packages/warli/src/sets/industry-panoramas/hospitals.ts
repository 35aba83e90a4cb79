import type { Scene } from '../../page';
import { groundLine } from './floor';
import { laboratory } from './hospitals/laboratory';
import { arrival } from './hospitals/street-door';
import { corridor } from './hospitals/waiting';
import { ward } from './hospitals/ward';

/** The scene `hospitals`: a ward under three arches, the street door at its left, laboratory and corridor at its right. */
export const hospitals: Scene = (r) => [arrival(), laboratory(), corridor(r), ward(), groundLine()].join('');
