import type { SceneSet } from '../page';
import { after } from './banking-finance-and-insurance/after';
import { beforeTheShutter } from './banking-finance-and-insurance/before-the-shutter';
import { branchManager } from './banking-finance-and-insurance/branch-manager';
import { cashCount } from './banking-finance-and-insurance/cash-count';
import { cooperative } from './banking-finance-and-insurance/cooperative';
import { dairyLoan } from './banking-finance-and-insurance/dairy-loan';
import { firstUpi } from './banking-finance-and-insurance/first-upi';
import { frontDesk } from './banking-finance-and-insurance/front-desk';
import { hero } from './banking-finance-and-insurance/hero';
import { insuranceAdvisor } from './banking-finance-and-insurance/insurance-advisor';
import { pensionersBench } from './banking-finance-and-insurance/pensioners-bench';
import { policyOverTea } from './banking-finance-and-insurance/policy-over-tea';
import { salesOfficer } from './banking-finance-and-insurance/sales-officer';
import { showOfHands } from './banking-finance-and-insurance/show-of-hands';
import { story } from './banking-finance-and-insurance/story';
import { twoKeys } from './banking-finance-and-insurance/two-keys';

/** Banks, lenders and insurers. */
export const banking: SceneSet = {
  ground: 'earth',
  sizes: { story: [2400, 640] },
  walls: {
    story: 'flat',
    after: 'flat',
    hero: 'flat',
    'first-upi': 'paper',
    'show-of-hands': 'paper',
    'branch-manager': 'flat',
    'sales-officer': 'flat',
    'front-desk': 'flat',
    'insurance-advisor': 'flat',
    cooperative: 'flat',
  },
  scenes: {
    after,
    hero,
    'pensioners-bench': pensionersBench,
    'two-keys': twoKeys,
    'dairy-loan': dairyLoan,
    'policy-over-tea': policyOverTea,
    'before-the-shutter': beforeTheShutter,
    'first-upi': firstUpi,
    'show-of-hands': showOfHands,
    'cash-count': cashCount,
    'branch-manager': branchManager,
    'sales-officer': salesOfficer,
    'front-desk': frontDesk,
    'insurance-advisor': insuranceAdvisor,
    cooperative,
    story,
  },
};
