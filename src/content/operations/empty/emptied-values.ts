import type { JsonObject } from '../../../model/json';
import type { CheckedSite } from '../../check-site';
import { isObject } from '../../resolve/surroundings';
import { addressesOf } from '../../facts/addresses';
import { documentKind, settingsPath } from '../../source/document-kind';
import type { Validator } from '../../validate/create-validator';
import { emptiedChat } from './emptied-chat';
import { emptiedPage, titleOf } from './emptied-page';
import { emptiedSettings, markedIn } from './emptied-settings';
import { labelsOf } from './labels';
import { annotationsOf } from './living-links';
import type { OwnSettings } from './own-settings';
import { changedBy, fillerOf, type Values } from './values';

/** What is emptied, what its new owner says, and the ids that stay for links that lead there. */
export interface Emptying {
  values: Values;
  own: OwnSettings;
  anchors: ReadonlySet<string>;
}

/** The documents of a site with example words in the place of what somebody wrote. */
export function emptiedValues(
  checked: CheckedSite,
  validator: Validator,
  { values, own, anchors }: Emptying,
): Values {
  const filled = fillerOf(checked);
  const { schemas } = validator;
  const labelOf = labelsOf(titlesOf(checked), filled);
  const how = { schemas, labelOf, isLinked: (id: string) => anchors.has(filled(id)) };
  const before = values.get(settingsPath) as JsonObject;
  const marked = markedIn(annotationsOf(settingsPath, before, validator));
  const settings = emptiedSettings(before, own, marked, { ...how, title: '', used: new Set() });
  const name = String((settings['speaker'] as JsonObject)['name']);
  const titles = [...values.keys()].map(titleOf);
  const isShared = (title: string): boolean => titles.indexOf(title) !== titles.lastIndexOf(title);
  return changedBy(values, (path, value) => {
    const { kind } = documentKind(path);
    if (kind === 'settings') return settings;
    if (kind === 'collection') return [];
    if (!isObject(value)) return value;
    if (kind === 'chat') return emptiedChat(value);
    return kind === 'page' ? emptiedPage(path, value, { ...how, name, isShared }) : value;
  });
}

/** The names that pages will have, by all of their addresses. */
function titlesOf({ site }: CheckedSite): Map<string, string> {
  const titles = site.pages.flatMap((page) =>
    [...addressesOf(page)].map((route) => [route, titleOf(page.document.path)] as const),
  );
  return new Map(titles);
}
