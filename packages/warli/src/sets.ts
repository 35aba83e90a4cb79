import type { SceneSet } from './page';
import { about } from './sets/about';
import { articles } from './sets/articles';
import { banking } from './sets/banking-finance-and-insurance';
import { becomingAStar } from './sets/becoming-a-star-at-the-workplace';
import { blog } from './sets/blog';
import { books } from './sets/books';
import { channelPartners } from './sets/channel-partner-empowerment';
import { closings } from './sets/closings';
import { educationalInstitutions } from './sets/educational-institutions';
import { emotionalIntelligence } from './sets/emotional-intelligence-at-work';
import { government } from './sets/government-and-public-sector';
import { home } from './sets/home';
import { hospitalsAndHealthcare } from './sets/hospitals-and-healthcare';
import { industries } from './sets/industries';
import { industryFriezes } from './sets/industry-friezes';
import { industryPanoramas } from './sets/industry-panoramas';
import { software } from './sets/it-and-software';
import { leadershipDevelopment } from './sets/leadership-development-program';
import { logos } from './sets/logos';
import { manufacturing } from './sets/manufacturing-and-engineering';
import { otherIndustries } from './sets/other-industries';
import { marathi } from './sets/marathi';
import { outboundTraining } from './sets/outbound-training';
import { pagePanoramas } from './sets/page-panoramas';
import { pages } from './sets/pages';
import { podcast } from './sets/podcast';
import { programFriezes } from './sets/program-friezes';
import { programPanoramas } from './sets/program-panoramas';
import { programs } from './sets/programs';
import { retail } from './sets/retail-and-fmcg';
import { salesMarketingTransformation } from './sets/sales-marketing-transformation';
import { speaker } from './sets/speaker';
import { teamBuilding } from './sets/team-building-excellence';
import { videos } from './sets/videos';
import { voices } from './sets/voices';

/** Every set of pictures, by the folder it is written to. */
export const sets: Readonly<Record<string, SceneSet>> = {
  about,
  articles,
  'banking-finance-and-insurance': banking,
  'becoming-a-star-at-the-workplace': becomingAStar,
  blog,
  books,
  'channel-partner-empowerment': channelPartners,
  closings,
  'educational-institutions': educationalInstitutions,
  'emotional-intelligence-at-work': emotionalIntelligence,
  'government-and-public-sector': government,
  home,
  'hospitals-and-healthcare': hospitalsAndHealthcare,
  industries,
  'industry-friezes': industryFriezes,
  'industry-panoramas': industryPanoramas,
  'it-and-software': software,
  'leadership-development-program': leadershipDevelopment,
  logos,
  'manufacturing-and-engineering': manufacturing,
  marathi,
  'other-industries': otherIndustries,
  'outbound-training': outboundTraining,
  'page-panoramas': pagePanoramas,
  pages,
  podcast,
  'program-friezes': programFriezes,
  'program-panoramas': programPanoramas,
  programs,
  'retail-and-fmcg': retail,
  'sales-marketing-transformation': salesMarketingTransformation,
  speaker,
  'team-building-excellence': teamBuilding,
  videos,
  voices,
};
