import type { FormDocument } from '../../../model/content.generated';
import { formUses, unshownForms } from '../../facts/form-uses';
import { entries, type Entry, type FormEntry, type Site } from '../../facts/site';
import { step } from '../../places/pointer';
import { findingIn, type Finding } from '../../problems/finding';
import { nearest } from '../../problems/nearest';
import { documentKind } from '../../source/document-kind';
import { grouped } from '../grouped';
import type { Rule } from '../rule';
import { namesOfSettings, reservedNames } from './reserved-names';

export const formUse: Rule = {
  about: 'A page and the chat show forms that exist, every form is shown, and one on a page says thanks.',
  codes: ['unknown-form', 'unused-form', 'form-without-thanks'],
  check: (site) => {
    const known = formNames(site);
    const unknown = entries(site).flatMap((entry) => unknownForms(entry, known));
    return [...unknown, ...unusedForms(site), ...withoutThanks(site)];
  },
};

export const formFit: Rule = {
  about: 'What forms send can be told apart, and has names that mean nothing else.',
  codes: ['unlike-forms', 'reserved-field', 'empty-choice'],
  check: (site) => {
    const sound = site.forms.filter(({ isSound }) => isSound);
    return [
      ...unlikeForms(sound),
      ...sound.flatMap((form) => [...reservedFields(form, site), ...emptyChoices(form, site)]),
    ];
  },
};

/** The names of all forms, readable or not. */
function formNames({ documents }: Site): string[] {
  return documents.flatMap((path) => {
    const kind = documentKind(path);
    return kind.kind === 'form' ? kind.name : [];
  });
}

function unknownForms(entry: Entry, known: string[]): Finding[] {
  return formUses(entry).flatMap(({ pointer, name }) => {
    if (known.includes(name)) return [];
    const near = nearest(name, known);
    const details = { name, known, ...(near !== undefined && { near }) };
    return [findingIn(entry.document, pointer, 'value', 'unknown-form', details)];
  });
}

/** What cannot be read may show a form; and so may what names one that is not there. */
function unusedForms(site: Site): Finding[] {
  const all = [...site.pages, ...(site.chat ? [site.chat] : [])];
  const used = new Set(all.flatMap((entry) => formUses(entry).map(({ name }) => name)));
  const isWhole = all.every(({ isSound }) => isSound) && site.pages.length === site.routesOfFiles.size;
  const known = formNames(site);
  if (!isWhole || [...used].some((name) => !known.includes(name))) return [];
  return unshownForms(site, all).map(({ name, document }) =>
    findingIn(document, '/title', 'value', 'unused-form', { name }),
  );
}

function withoutThanks({ pages, forms }: Site): Finding[] {
  return forms.flatMap(({ name, document, value, isSound }) => {
    const page = pages.find((one) => formUses(one).some((use) => use.name === name));
    if (!page || !isSound || value.thanks) return [];
    return [findingIn(document, '/submit', 'key', 'form-without-thanks', { page: page.route })];
  });
}

/** Of forms with one id and the same fixed values, those that ask for something else than the first. */
function unlikeForms(forms: readonly FormEntry[]): Finding[] {
  const alike = grouped(forms, ({ name, value: { formId = name, sends } }) =>
    JSON.stringify([formId, inOrder(sends)]),
  );
  return [...alike.values()].flatMap(([first, ...others]) =>
    others
      .filter(({ value }) => first && asked(value) !== asked(first.value))
      .map(({ document, value, name }) => {
        const details = { other: first?.name ?? '', formId: value.formId ?? name };
        return findingIn(document, '/fields', 'key', 'unlike-forms', details);
      }),
  );
}

function inOrder(sends: FormDocument['sends'] = {}): [string, string][] {
  return Object.entries(sends).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function asked({ fields }: FormDocument): string {
  const each = fields.map(({ name, kind, required = false }) => `${name} ${kind} ${String(required)}`);
  return each.toSorted().join('\n');
}

/** A form may say a fixed value to its service, but not one that the settings say already. */
function reservedFields(
  { document, value: { sends = {}, fields } }: FormEntry,
  { settings }: Site,
): Finding[] {
  const forms = settings?.isSound ? settings.value.forms : undefined;
  const [reserved, ofSettings] = [reservedNames(forms), namesOfSettings(forms)];
  const ofFields = fields.flatMap(({ name }, at) => {
    const by = Object.hasOwn(sends, name) ? 'one of the fixed values in "sends"' : reserved.get(name);
    const pointer = step(step('/fields', String(at)), 'name');
    return by === undefined ? [] : [findingIn(document, pointer, 'value', 'reserved-field', { name, by })];
  });
  const fixed = Object.keys(sends).flatMap((name) => {
    const by = ofSettings.get(name);
    const pointer = step('/sends', name);
    return by === undefined ? [] : [findingIn(document, pointer, 'key', 'reserved-field', { name, by })];
  });
  return [...ofFields, ...fixed];
}

function emptyChoices(form: FormEntry, { lists }: Site): Finding[] {
  const taken = lists.get(form)?.lists ?? [];
  return form.value.fields.flatMap(({ name, label = name, required, options: own }, at) => {
    const options = step(step('/fields', String(at)), 'options');
    const empty = taken.find(({ annotation, length }) => annotation.pointer === options && length === 0);
    if (required !== true || !empty || (own !== undefined && 'also' in own)) return [];
    const details = { label, list: empty.collection.name };
    return [findingIn(form.document, options, 'value', 'empty-choice', details)];
  });
}
