import type { SceneSet } from '../page';
import { askRehearseReturn } from './pages/ask-rehearse-return';
import { lastRow } from './pages/last-row';
import { threeRooms } from './pages/three-rooms';
import { blog } from './pages/blog';
import { books } from './pages/books';
import { faqs } from './pages/faqs';
import { marathiVideos } from './pages/marathi-videos';
import { placeSize } from './pages/journey';
import { placeDelhi } from './pages/place-delhi';
import { placeMumbai } from './pages/place-mumbai';
import { placePune } from './pages/place-pune';
import { placeSambhajinagar } from './pages/place-sambhajinagar';
import { podcast } from './pages/podcast';
import { privacy } from './pages/privacy';
import { videos } from './pages/videos';
import { contact } from './pages/contact';
import { invite } from './pages/invite';
import { inviteAside } from './pages/invite-aside';
import { nominated } from './pages/nominated';
import { letters } from './pages/letters';
import { trainings } from './pages/trainings';
import { corporateTraining } from './pages/corporate-training';
import { motivationalSpeaking } from './pages/motivational-speaking';
import { notFound } from './pages/not-found';
import { procession } from './pages/procession';
import { thankYou } from './pages/thank-you';

/** The pages that stand by themselves, each on a ground of its own; the procession passes along the foot of all. */
export const pages: SceneSet = {
  ground: 'river',
  grounds: {
    videos: 'madder',
    'marathi-videos': 'brick',
    podcast: 'plum',
    nominated: 'plum',
    books: 'earth',
    blog: 'monsoon',
    faqs: 'monsoon',
    privacy: 'monsoon',
    contact: 'peacock',
    letters: 'peacock',
    'place-sambhajinagar': 'peacock',
    'place-pune': 'peacock',
    'place-mumbai': 'peacock',
    'place-delhi': 'peacock',
    invite: 'terracotta',
    'invite-aside': 'terracotta',
    'corporate-training': 'neem',
    'ask-rehearse-return': 'neem',
    'three-rooms': 'neem',
    'motivational-speaking': 'indigo',
    'last-row': 'indigo',
    'not-found': 'terracotta',
    'thank-you': 'neem',
  },
  sizes: {
    contact: [1244, 960],
    faqs: [1244, 900],
    'invite-aside': [1200, 960],
    nominated: [1200, 1100],
    procession: [2400, 300],
    books: [1200, 840],
    trainings: [1200, 856],
    'place-sambhajinagar': placeSize,
    'place-pune': placeSize,
    'place-mumbai': placeSize,
    'place-delhi': placeSize,
  },
  walls: {
    blog: 'flat',
    'corporate-training': 'flat',
    'motivational-speaking': 'flat',
    podcast: 'flat',
    privacy: 'flat',
    'thank-you': 'flat',
    contact: 'flat',
    faqs: 'flat',
    invite: 'flat',
    'invite-aside': 'flat',
    videos: 'flat',
    'marathi-videos': 'flat',
    procession: 'none',
    books: 'flat',
    trainings: 'flat',
    'ask-rehearse-return': 'flat',
    'three-rooms': 'flat',
    'last-row': 'flat',
  },
  scenes: {
    videos,
    'marathi-videos': marathiVideos,
    podcast,
    nominated,
    blog,
    books,
    faqs,
    privacy,
    contact,
    letters,
    'place-sambhajinagar': placeSambhajinagar,
    'place-pune': placePune,
    'place-mumbai': placeMumbai,
    'place-delhi': placeDelhi,
    invite,
    'invite-aside': inviteAside,
    trainings,
    'corporate-training': corporateTraining,
    'ask-rehearse-return': askRehearseReturn,
    'three-rooms': threeRooms,
    'motivational-speaking': motivationalSpeaking,
    'last-row': lastRow,
    'not-found': notFound,
    'thank-you': thankYou,
    procession,
  },
};
