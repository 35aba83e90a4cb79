import { banking } from './industry-panoramas/banking';
import { education } from './industry-panoramas/education';
import { government } from './industry-panoramas/government';
import { hospitals } from './industry-panoramas/hospitals';
import { manufacturing } from './industry-panoramas/manufacturing';
import { retail } from './industry-panoramas/retail';
import { panoramas } from './panoramas/set';

/** The wide opening pictures of industry pages. */
export const industryPanoramas = panoramas(
  {
    banking: 'earth',
    education: 'monsoon',
    government: 'olive',
    hospitals: 'peacock',
    manufacturing: 'coal',
    retail: 'rani',
  },
  { banking, education, government, hospitals, manufacturing, retail },
);
