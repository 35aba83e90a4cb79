import { chat } from './chat/chat';
import { reservedNames, unreadableFiles, ignoredFiles } from './files/files';
import { countedLists } from './headings/counted-lists';
import { copiedMessages } from './chat/copied-messages';
import { copiedWords } from './copies/copied-words';
import { dates } from './dates/dates';
import { drawings } from './pictures/drawings';
import { figures } from './figures/figures';
import { formatting } from './texts/formatting';
import { headings } from './headings/headings';
import { icons } from './icons/icons';
import { ids } from './ids/ids';
import { images } from './pictures/images';
import { interfaceLanguage } from './documents/interface-language';
import { isbns } from './isbns/isbns';
import { labelAddresses, labels } from './links/labels';
import { keywords } from './search/keywords';
import { languages } from './texts/languages';
import { leftOverWords } from './texts/left-overs';
import { links } from './links/links';
import { lists } from './documents/lists';
import { nearClients } from './clients/near-clients';
import { nearNumbers } from './numbers/near-numbers';
import { oldAddresses, ownLinks } from './links/old-addresses';
import { oldTitles } from './links/old-titles';
import { pageNames } from './search/page-names';
import { reachableNumbers } from './numbers/reachable-numbers';
import { reservedAddresses } from './addresses/reserved-addresses';
import type { Rule } from './rule';
import type { Note } from '../facts/open-document';
import { demoIdsNote } from './samples/demo-values';
import { routes, settings } from './addresses/routes';
import { samplePointers } from './samples/sample-pointers';
import { schemaLines } from './documents/schema-lines';
import { searchTexts } from './search/search-texts';
import { swappedPictures } from './pictures/swapped-pictures';
import { textFaults } from './texts/text-faults';
import { texts } from './texts/texts';
import { versions } from './documents/versions';

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

/** All that rules keep of each document, each once. */
export const allNotes: readonly Note<unknown>[] = [
  ...new Set([...allRules.flatMap(({ notes = [] }) => notes), demoIdsNote]),
];
