import type { SceneSet } from '../page';
import { after } from './it-and-software/after';
import { clientCall } from './it-and-software/client-call';
import { hero } from './it-and-software/hero';
import { nightCab } from './it-and-software/night-cab';
import { releaseNight } from './it-and-software/release-night';
import { serverRoom } from './it-and-software/server-room';
import { standUp } from './it-and-software/stand-up';
import { teaPoint } from './it-and-software/tea-point';
import { twoAtOneScreen } from './it-and-software/two-at-one-screen';
import { whiteboard } from './it-and-software/whiteboard';

/** Software houses. */
export const software: SceneSet = {
  ground: 'jamun',
  walls: { whiteboard: 'paper', 'tea-point': 'paper' },
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
  },
};
