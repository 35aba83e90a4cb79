import type { SceneSet } from '../page';
import { coachingTalk } from './about/coaching-talk';
import { underTheNeem } from './government-and-public-sector/under-the-neem';
import { canteen } from './manufacturing-and-engineering/canteen';
import { contact } from './pages/contact';
import { hall } from './pages/hall';
import { letters } from './pages/letters';
import { marathiVideos } from './pages/marathi-videos';

/** Scenes of other sets that stand at the end of a page, each on the ground of that page. */
export const closings: SceneSet = {
  ground: 'indigo',
  grounds: {
    canteen: 'terracotta',
    'coaching-talk': 'neem',
    contact: 'monsoon',
    letters: 'river',
    'marathi-videos': 'madder',
    'under-the-neem': 'brick',
  },
  scenes: {
    canteen,
    'coaching-talk': coachingTalk,
    contact,
    hall,
    letters,
    'marathi-videos': marathiVideos,
    'under-the-neem': underTheNeem,
  },
};
