import type { SceneSet } from '../page';
import { after } from './sales-marketing-transformation/after';
import { attend } from './sales-marketing-transformation/attend';
import { deliveryVan } from './sales-marketing-transformation/delivery-van';
import { doorstep } from './sales-marketing-transformation/doorstep';
import { hero } from './sales-marketing-transformation/hero';
import { industries } from './sales-marketing-transformation/industries';
import { marketStreet } from './sales-marketing-transformation/market-street';
import { morningHuddle } from './sales-marketing-transformation/morning-huddle';
import { negotiatingTable } from './sales-marketing-transformation/negotiating-table';
import { phoneCall } from './sales-marketing-transformation/phone-call';
import { problem } from './sales-marketing-transformation/problem';
import { shopCounter } from './sales-marketing-transformation/shop-counter';
import { story } from './sales-marketing-transformation/story';
import { targetBoard } from './sales-marketing-transformation/target-board';

/** Selling: streets, doors, counters and tables. */
export const salesMarketingTransformation: SceneSet = {
  ground: 'madder',
  walls: {
    after: 'flat',
    problem: 'flat',
    hero: 'flat',
    doorstep: 'paper',
    'shop-counter': 'paper',
    story: 'flat',
  },
  sizes: { story: [2400, 640] },
  scenes: {
    after,
    hero,
    'morning-huddle': morningHuddle,
    doorstep,
    'market-street': marketStreet,
    'negotiating-table': negotiatingTable,
    'phone-call': phoneCall,
    'shop-counter': shopCounter,
    'delivery-van': deliveryVan,
    'target-board': targetBoard,
    attend,
    industries,
    problem,
    story,
  },
};
