import type { SceneSet } from '../page';
import { ghatRoadReview, godavariLantern, nauvariNews, plantAndPeople, shevantiTimes } from './logos/papers';
import { banyanBulletin, kaasKhabar, konkanKettle, monsoonMailbag, tarpaTonight } from './logos/stations';

const scenes: SceneSet['scenes'] = {
  'godavari-lantern': godavariLantern,
  'the-konkan-kettle': konkanKettle,
  'shevanti-times': shevantiTimes,
  'tarpa-tonight-fm': tarpaTonight,
  'ghat-road-review': ghatRoadReview,
  'plant-and-people': plantAndPeople,
  'nauvari-news': nauvariNews,
  'the-banyan-bulletin': banyanBulletin,
  'kaas-khabar': kaasKhabar,
  'monsoon-mailbag': monsoonMailbag,
};

/** The wordmarks of newspapers and stations, each as wide as its name needs. */
export const logos: SceneSet = {
  ground: 'indigo',
  sizes: {
    'godavari-lantern': [348, 120],
    'the-konkan-kettle': [446, 120],
    'shevanti-times': [606, 120],
    'tarpa-tonight-fm': [454, 120],
    'ghat-road-review': [422, 120],
    'plant-and-people': [570, 120],
    'nauvari-news': [542, 120],
    'the-banyan-bulletin': [450, 120],
    'kaas-khabar': [443, 120],
    'monsoon-mailbag': [398, 120],
  },
  size: [560, 120],
  walls: Object.fromEntries(Object.keys(scenes).map((name) => [name, 'ink'])),
  scenes,
};
