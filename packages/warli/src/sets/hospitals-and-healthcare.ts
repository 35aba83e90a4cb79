import type { SceneSet } from '../page';
import { after } from './hospitals-and-healthcare/after';
import { bedside } from './hospitals-and-healthcare/bedside';
import { corridor } from './hospitals-and-healthcare/corridor';
import { debrief } from './hospitals-and-healthcare/debrief';
import { doctors } from './hospitals-and-healthcare/doctors';
import { frontOffice } from './hospitals-and-healthcare/front-office';
import { hero } from './hospitals-and-healthcare/hero';
import { laboratory } from './hospitals-and-healthcare/laboratory';
import { morningRound } from './hospitals-and-healthcare/morning-round';
import { nurses } from './hospitals-and-healthcare/nurses';
import { reception } from './hospitals-and-healthcare/reception';
import { story } from './hospitals-and-healthcare/story';
import { supportStaff } from './hospitals-and-healthcare/support-staff';
import { technicians } from './hospitals-and-healthcare/technicians';

/** Hospitals: beds, corridors and the people who work there. */
export const hospitalsAndHealthcare: SceneSet = {
  ground: 'peacock',
  sizes: { story: [2400, 640] },
  walls: {
    after: 'flat',
    hero: 'flat',
    reception: 'paper',
    laboratory: 'paper',
    doctors: 'flat',
    nurses: 'flat',
    'front-office': 'flat',
    technicians: 'flat',
    'support-staff': 'flat',
    story: 'flat',
  },
  scenes: {
    after,
    hero,
    'morning-round': morningRound,
    reception,
    bedside,
    laboratory,
    corridor,
    debrief,
    doctors,
    nurses,
    'front-office': frontOffice,
    technicians,
    'support-staff': supportStaff,
    story,
  },
};
