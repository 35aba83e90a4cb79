import { chat } from './chat';
import { reservedNames, unreadableFiles } from './files';
import { countedLists } from './counted-lists';
import { copiedMessages } from './copied-messages';
import { copiedWords } from './copied-words';
import { dates } from './dates';
import { drawings } from './drawings';
import { figures } from './figures';
import { formatting } from './formatting';
import { headings } from './headings';
import { ignoredFiles } from './ignored-files';
import { icons } from './icons';
import { ids } from './ids';
import { images } from './images';
import { interfaceLanguage } from './interface-language';
import { isbns } from './isbns';
import { labelAddresses } from './label-addresses';
import { labels } from './labels';
import { keywords } from './keywords';
import { languages } from './languages';
import { leftOverWords } from './left-over-words';
import { links } from './links';
import { lists } from './lists';
import { nearClients } from './near-clients';
import { nearNumbers } from './near-numbers';
import { oldAddresses } from './old-addresses';
import { oldTitles } from './old-titles';
import { ownLinks } from './own-links';
import { pageNames } from './page-names';
import { reachableNumbers } from './reachable-numbers';
import { reservedAddresses } from './reserved-addresses';
import type { Rule } from './rule';
import { routes, settings } from './routes';
import { samplePointers } from './sample-pointers';
import { schemaLines } from './schema-lines';
import { searchTexts } from './search-texts';
import { swappedPictures } from './swapped-pictures';
import { textFaults } from './text-faults';
import { texts } from './texts';
import { versions } from './versions';

/** Every rule about the site as a whole. */
export const allRules: readonly Rule[] = [
  lists,
  settings,
  routes,
  reservedAddresses,
  ids,
  links,
  labelAddresses,
  labels,
  ownLinks,
  oldAddresses,
  reachableNumbers,
  nearNumbers,
  nearClients,
  images,
  swappedPictures,
  icons,
  searchTexts,
  pageNames,
  copiedWords,
  copiedMessages,
  oldTitles,
  figures,
  countedLists,
  dates,
  isbns,
  headings,
  texts,
  formatting,
  textFaults,
  leftOverWords,
  languages,
  keywords,
  interfaceLanguage,
  chat,
  samplePointers,
  ignoredFiles,
  unreadableFiles,
  drawings,
  reservedNames,
  schemaLines,
  versions,
];
