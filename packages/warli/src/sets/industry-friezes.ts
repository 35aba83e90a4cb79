import { friezes } from './friezes/set';
import { banking } from './industry-friezes/banking';
import { education } from './industry-friezes/education';
import { government } from './industry-friezes/government';
import { hospitals } from './industry-friezes/hospitals';
import { manufacturing } from './industry-friezes/manufacturing';
import { retail } from './industry-friezes/retail';
import { software } from './industry-friezes/software';
import { trades } from './industry-friezes/trades';

/** A frieze for the middle of each page of an industry: one thing about the trade, told from left to right. */
export const industryFriezes = friezes(
  'peacock',
  {
    education: 'monsoon',
    manufacturing: 'coal',
    government: 'olive',
    'it-software': 'jamun',
    banking: 'earth',
    retail: 'rani',
    'other-industries': 'brick',
  },
  {
    hospitals,
    education,
    manufacturing,
    government,
    'it-software': software,
    banking,
    retail,
    'other-industries': trades,
  },
);
