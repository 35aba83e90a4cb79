import type { SceneSet } from '../page';
import { after } from './hospitals-and-healthcare/after';
import { bedside } from './hospitals-and-healthcare/bedside';
import { corridor } from './hospitals-and-healthcare/corridor';
import { debrief } from './hospitals-and-healthcare/debrief';
import { hero } from './hospitals-and-healthcare/hero';
import { laboratory } from './hospitals-and-healthcare/laboratory';
import { morningRound } from './hospitals-and-healthcare/morning-round';
import { reception } from './hospitals-and-healthcare/reception';

/** Hospitals: beds, corridors and the people who work there. */
export const hospitalsAndHealthcare: SceneSet = {
  ground: 'peacock',
  walls: { hero: 'flat', reception: 'paper', laboratory: 'paper' },
  scenes: { after, hero, 'morning-round': morningRound, reception, bedside, laboratory, corridor, debrief },
};
