import { banking } from './industry-panoramas/banking';
import { manufacturing } from './industry-panoramas/manufacturing';
import { retail } from './industry-panoramas/retail';
import { panoramas } from './panoramas/set';

/** The wide opening pictures of industry pages. */
export const industryPanoramas = panoramas(
  { manufacturing: 'coal', retail: 'rani', banking: 'earth' },
  { manufacturing, retail, banking },
);
