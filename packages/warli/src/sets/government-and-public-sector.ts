import type { SceneSet } from '../page';
import { after } from './government-and-public-sector/after';
import { borderPost } from './government-and-public-sector/border-post';
import { counterWindow } from './government-and-public-sector/counter-window';
import { defence } from './government-and-public-sector/defence';
import { fieldStaff } from './government-and-public-sector/field-staff';
import { floodBoat } from './government-and-public-sector/flood-boat';
import { hero } from './government-and-public-sector/hero';
import { horseshoeTable } from './government-and-public-sector/horseshoe-table';
import { middleManagers } from './government-and-public-sector/middle-managers';
import { mountainRoad } from './government-and-public-sector/mountain-road';
import { recordRoom } from './government-and-public-sector/record-room';
import { seniorOfficers } from './government-and-public-sector/senior-officers';
import { story } from './government-and-public-sector/story';
import { underTheNeem } from './government-and-public-sector/under-the-neem';
import { villageCamp } from './government-and-public-sector/village-camp';

/** Government and the public sector. */
export const government: SceneSet = {
  ground: 'olive',
  sizes: { story: [2880, 640] },
  walls: {
    story: 'flat',
    after: 'flat',
    hero: 'flat',
    'record-room': 'paper',
    'under-the-neem': 'paper',
    'senior-officers': 'flat',
    'middle-managers': 'flat',
    'field-staff': 'flat',
    defence: 'flat',
  },
  scenes: {
    after,
    hero,
    'counter-window': counterWindow,
    'record-room': recordRoom,
    'horseshoe-table': horseshoeTable,
    'village-camp': villageCamp,
    'under-the-neem': underTheNeem,
    'mountain-road': mountainRoad,
    'flood-boat': floodBoat,
    'border-post': borderPost,
    'senior-officers': seniorOfficers,
    'middle-managers': middleManagers,
    'field-staff': fieldStaff,
    defence,
    story,
  },
};
