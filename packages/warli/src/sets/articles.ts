import type { SceneSet } from '../page';
import { teaPoint } from './it-and-software/tea-point';
import { twoAtOneScreen } from './it-and-software/two-at-one-screen';
import { crossroads } from './leadership-development-program/crossroads';
import { mondayDesk } from './leadership-development-program/monday-desk';
import { walkAndTalk } from './leadership-development-program/walk-and-talk';
import { drawingTable } from './manufacturing-and-engineering/drawing-table';
import { lathe } from './manufacturing-and-engineering/lathe';
import { hotel } from './other-industries/hotel';
import { attend } from './outbound-training/attend';
import { trustFall } from './outbound-training/trust-fall';
import { motivationalSpeaking } from './pages/motivational-speaking';
import { plankBridge } from './team-building-excellence/plank-bridge';

/** Scenes of other sets that stand inside of an article too, each on the ground of that article. */
export const articles: SceneSet = {
  ground: 'earth',
  grounds: {
    'two-at-one-screen': 'indigo',
    crossroads: 'ochre',
    'monday-desk': 'monsoon',
    'walk-and-talk': 'monsoon',
    'drawing-table': 'terracotta',
    lathe: 'plum',
    hotel: 'madder',
    attend: 'rani',
    'trust-fall': 'rani',
    'motivational-speaking': 'peacock',
    'plank-bridge': 'river',
  },
  scenes: {
    'tea-point': teaPoint,
    'two-at-one-screen': twoAtOneScreen,
    crossroads,
    'monday-desk': mondayDesk,
    'walk-and-talk': walkAndTalk,
    'drawing-table': drawingTable,
    lathe,
    hotel,
    attend,
    'trust-fall': trustFall,
    'motivational-speaking': motivationalSpeaking,
    'plank-bridge': plankBridge,
  },
};
