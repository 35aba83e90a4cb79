import type { Field, Form } from '../../model/form';
import type { Json } from '../../model/json';
import { optionsOf } from '../facts/options';
import type { TakenLists } from '../facts/lists';
import type { ResolvedDocument } from '../resolve/resolve-document';
import { isObject } from '../resolve/surroundings';
import { shaped } from '../validate/shape';
import { daysInWords } from '../../lib/weekday-words';
import { plainText } from './plain-text';
import { renderDocument, type RenderOptions } from './render-document';

/** What a form takes from shared lists, and the entries of those by name. */
export interface FormLists {
  taken: TakenLists | undefined;
  entries: ReadonlyMap<string, Json[]>;
}

/** A form as browsers get it: its texts and links rendered, everything that can be chosen in it. */
export function renderedForm(
  name: string,
  resolved: ResolvedDocument,
  options: RenderOptions,
  { taken, entries }: FormLists,
  language: string,
): Form {
  const lists = (taken?.lists ?? []).map(
    ({ annotation, collection, length }): [pointer: string, entries: Json] => [
      annotation.pointer,
      [...(entries.get(collection.name)?.slice(0, length) ?? []), ...alsoIn(annotation.value)],
    ],
  );
  const rendered = renderDocument({ ...resolved, value: resolved.value ?? null }, options, new Map(lists));
  const { $schema: _, schemaVersion: __, fields, ...form } = shaped('form', rendered);
  return {
    ...form,
    name,
    fields: fields.map(({ options: some, ...field }) => ({
      ...field,
      ...(field.kind === 'checkbox' && boxLabel(field.label)),
      ...(field.weekdays && { weekdaysText: daysInWords(field.weekdays.join(', '), language) }),
      ...(some && { options: optionsOf(some as Json) }),
    })),
  };
}

/** The options that stand beside those of a list. */
function alsoIn(reference: Json | undefined): Json[] {
  const also = isObject(reference) ? reference['also'] : undefined;
  return Array.isArray(also) ? also : [];
}

/** The label of a box to tick, which is a formatted text: its words, and its HTML where that is more. */
function boxLabel(written = ''): Pick<Field, 'label' | 'labelHtml'> {
  const html = written.replace(/^<p>(.*)<\/p>$/s, '$1');
  return { label: plainText(html), ...(html.includes('<') && { labelHtml: html }) };
}
