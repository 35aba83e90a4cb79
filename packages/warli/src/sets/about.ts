import type { SceneSet } from '../page';
import { bookSigning } from './about/book-signing';
import { coachingTalk } from './about/coaching-talk';
import { engineeringWorkshop } from './about/engineering-workshop';
import { firstOffice } from './about/first-office';
import { firstStage } from './about/first-stage';
import { teamOfEngineers } from './about/team-of-engineers';
import { tedxCircle } from './about/tedx-circle';
import { villageSchool } from './about/village-school';
import { welcome } from './about/welcome';

/** The speaker's life. */
export const about: SceneSet = {
  ground: 'terracotta',
  walls: { 'first-office': 'paper', 'book-signing': 'paper' },
  scenes: {
    'village-school': villageSchool,
    'engineering-workshop': engineeringWorkshop,
    'first-office': firstOffice,
    'team-of-engineers': teamOfEngineers,
    'first-stage': firstStage,
    'tedx-circle': tedxCircle,
    'coaching-talk': coachingTalk,
    'book-signing': bookSigning,
    welcome,
  },
};
