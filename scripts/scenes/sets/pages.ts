import type { SceneSet } from '../page';
import { books } from './pages/books';
import { faqs } from './pages/faqs';
import { marathiVideos } from './pages/marathi-videos';
import { podcast } from './pages/podcast';
import { videos } from './pages/videos';
import { contact } from './pages/contact';
import { invite } from './pages/invite';
import { trainings } from './pages/trainings';
import { corporateTraining } from './pages/corporate-training';
import { motivationalSpeaking } from './pages/motivational-speaking';

/** The pages that stand by themselves, each on a ground of its own. */
export const pages: SceneSet = {
  ground: 'river',
  grounds: {
    videos: 'madder',
    'marathi-videos': 'brick',
    podcast: 'plum',
    books: 'earth',
    faqs: 'monsoon',
    contact: 'peacock',
    invite: 'terracotta',
    'corporate-training': 'neem',
    'motivational-speaking': 'indigo',
  },
  scenes: {
    videos,
    'marathi-videos': marathiVideos,
    podcast,
    books,
    faqs,
    contact,
    invite,
    trainings,
    'corporate-training': corporateTraining,
    'motivational-speaking': motivationalSpeaking,
  },
};
