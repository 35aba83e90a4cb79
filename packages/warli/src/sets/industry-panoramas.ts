import { manufacturing } from './industry-panoramas/manufacturing';
import { retail } from './industry-panoramas/retail';
import { panoramas } from './panoramas/set';

/** The wide opening pictures of two industry pages. */
export const industryPanoramas = panoramas(
  { manufacturing: 'coal', retail: 'rani' },
  { manufacturing, retail },
);
