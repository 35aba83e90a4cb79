import type { SceneSet } from '../page';
import { after } from './other-industries/after';
import { airport } from './other-industries/airport';
import { carWorkshop } from './other-industries/car-workshop';
import { construction } from './other-industries/construction';
import { fieldAndTractor } from './other-industries/field-and-tractor';
import { hero } from './other-industries/hero';
import { hotel } from './other-industries/hotel';
import { loom } from './other-industries/loom';
import { telecomTower } from './other-industries/telecom-tower';
import { warehouse } from './other-industries/warehouse';
import { windmillsAndSolar } from './other-industries/windmills-and-solar';

/** Ten trades, from the hotel to the airport. */
export const otherIndustries: SceneSet = {
  ground: 'brick',
  sizes: { hero: [1200, 980] },
  walls: { after: 'flat', hero: 'flat', construction: 'paper', loom: 'paper' },
  scenes: {
    after,
    hero,
    hotel,
    'telecom-tower': telecomTower,
    construction,
    'windmills-and-solar': windmillsAndSolar,
    'car-workshop': carWorkshop,
    'field-and-tractor': fieldAndTractor,
    warehouse,
    loom,
    airport,
  },
};
