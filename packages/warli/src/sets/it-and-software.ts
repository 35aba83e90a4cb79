import type { SceneSet } from '../page';
import { after } from './it-and-software/after';
import { clientCall } from './it-and-software/client-call';
import { developers } from './it-and-software/developers';
import { hero } from './it-and-software/hero';
import { middleManagement } from './it-and-software/middle-management';
import { nightCab } from './it-and-software/night-cab';
import { releaseNight } from './it-and-software/release-night';
import { serverRoom } from './it-and-software/server-room';
import { serviceDesk } from './it-and-software/service-desk';
import { specialists } from './it-and-software/specialists';
import { standUp } from './it-and-software/stand-up';
import { story } from './it-and-software/story';
import { teaPoint } from './it-and-software/tea-point';
import { teamLead } from './it-and-software/team-lead';
import { topManagement } from './it-and-software/top-management';
import { twoAtOneScreen } from './it-and-software/two-at-one-screen';
import { whiteboard } from './it-and-software/whiteboard';

/** Software houses. */
export const software: SceneSet = {
  ground: 'jamun',
  sizes: { story: [2400, 640] },
  walls: {
    after: 'flat',
    hero: 'flat',
    whiteboard: 'paper',
    'tea-point': 'paper',
    'top-management': 'flat',
    'middle-management': 'flat',
    'team-lead': 'flat',
    developers: 'flat',
    'service-desk': 'flat',
    specialists: 'flat',
    story: 'flat',
  },
  scenes: {
    after,
    hero,
    'stand-up': standUp,
    'client-call': clientCall,
    'release-night': releaseNight,
    'two-at-one-screen': twoAtOneScreen,
    whiteboard,
    'server-room': serverRoom,
    'night-cab': nightCab,
    'tea-point': teaPoint,
    'top-management': topManagement,
    'middle-management': middleManagement,
    'team-lead': teamLead,
    developers,
    'service-desk': serviceDesk,
    specialists,
    story,
  },
};
