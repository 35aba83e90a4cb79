import type { Note } from '../facts/open-document';
import { reservedAddresses } from './addresses/reserved-addresses';
import { routes } from './addresses/routes';
import { brands, contrasts, fonts, grounds } from './brand/brand';
import { chat } from './chat/chat';
import { dates } from './dates/dates';
import { codes } from './documents/codes';
import {
  interfaceLanguage,
  isbns,
  lists,
  samplePointers,
  schemaLines,
  versions,
} from './documents/documents';
import { copiedMessages, copiedWords } from './editorial/copied-words';
import { countedLists } from './editorial/counted-lists';
import { figures } from './editorial/figures';
import { nearClients } from './editorial/near-clients';
import { swappedPictures } from './editorial/swapped-pictures';
import { ignoredFiles, reservedNames, unreadableFiles } from './files/files';
import { formFields } from './forms/form-fields';
import { formFit, formUse } from './forms/forms';
import { headings } from './headings/headings';
import { hours } from './hours/hours';
import { timeZones } from './hours/time-zones';
import { labels, oldTitles } from './links/labels';
import { links } from './links/links';
import { oldAddresses, ownLinks } from './links/old-addresses';
import { chats } from './numbers/chats';
import { nearNumbers } from './numbers/near-numbers';
import { reachableNumbers } from './numbers/reachable-numbers';
import { drawings } from './pictures/drawings';
import { icons } from './pictures/icons';
import { images } from './pictures/images';
import { ids, repeats } from './repeated/repeated';
import { repeatedBlocks } from './repeated/repeated-blocks';
import type { Rule } from './rule';
import { releaseNotes } from './samples/release';
import { keywords } from './search/keywords';
import { pageNames, searchTexts } from './search/search-texts';
import { formatting } from './texts/formatting';
import { languages } from './texts/languages';
import { leftOverWords } from './texts/left-overs';
import { textFaults } from './texts/text-faults';
import { texts } from './texts/texts';

/** Every rule about the site as a whole. */
export const allRules: readonly Rule[] = [
  lists,
  routes,
  reservedAddresses,
  ids,
  repeatedBlocks,
  repeats,
  links,
  labels,
  ownLinks,
  oldAddresses,
  oldTitles,
  reachableNumbers,
  chats,
  nearNumbers,
  nearClients,
  images,
  swappedPictures,
  icons,
  brands,
  grounds,
  contrasts,
  fonts,
  searchTexts,
  pageNames,
  copiedWords,
  copiedMessages,
  figures,
  countedLists,
  dates,
  hours,
  timeZones,
  isbns,
  headings,
  texts,
  formatting,
  textFaults,
  leftOverWords,
  languages,
  keywords,
  interfaceLanguage,
  codes,
  chat,
  formFields,
  formFit,
  formUse,
  samplePointers,
  ignoredFiles,
  unreadableFiles,
  drawings,
  reservedNames,
  schemaLines,
  versions,
];

/** The rules of a site; `isEditorial`: also those that guess what its author meant. */
export function rulesFor(isEditorial: boolean): readonly Rule[] {
  return isEditorial ? allRules : certainRules;
}

const certainRules = allRules.filter((rule) => !rule.isEditorial);

/** All that these rules and a release keep of each document, each once. */
export function notesFor(isEditorial: boolean): readonly Note<unknown>[] {
  return isEditorial ? allNotes : certainNotes;
}

const [allNotes, certainNotes] = [allRules, certainRules].map((rules) => [
  ...new Set([...rules.flatMap(({ notes = [] }) => notes), ...releaseNotes]),
]) as [Note<unknown>[], Note<unknown>[]];
