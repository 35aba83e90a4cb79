import type { SceneSet } from '../page';
import { after } from './government-and-public-sector/after';
import { borderPost } from './government-and-public-sector/border-post';
import { counterWindow } from './government-and-public-sector/counter-window';
import { floodBoat } from './government-and-public-sector/flood-boat';
import { hero } from './government-and-public-sector/hero';
import { horseshoeTable } from './government-and-public-sector/horseshoe-table';
import { mountainRoad } from './government-and-public-sector/mountain-road';
import { recordRoom } from './government-and-public-sector/record-room';
import { underTheNeem } from './government-and-public-sector/under-the-neem';
import { villageCamp } from './government-and-public-sector/village-camp';

/** Government and the public sector. */
export const government: SceneSet = {
  ground: 'olive',
  walls: { 'record-room': 'paper', 'under-the-neem': 'paper' },
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
  },
};
