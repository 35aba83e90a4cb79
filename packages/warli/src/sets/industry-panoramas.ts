import { government } from './industry-panoramas/government';
import { manufacturing } from './industry-panoramas/manufacturing';
import { retail } from './industry-panoramas/retail';
import { panoramas } from './panoramas/set';

/** The wide opening pictures of three industry pages. */
export const industryPanoramas = panoramas(
  { government: 'olive', manufacturing: 'coal', retail: 'rani' },
  { government, manufacturing, retail },
);
