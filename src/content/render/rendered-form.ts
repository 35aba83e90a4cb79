import type { Field, Form } from '../../model/form';
import type { Json } from '../../model/json';
import { optionsOf } from '../facts/options';
import type { TakenLists } from '../facts/lists';
import type { ResolvedDocument } from '../resolve/resolve-document';
import { shaped } from '../validate/shape';
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
): Form {
  const lists = (taken?.lists ?? []).map(
    ({ annotation, collection, length }) =>
      [annotation.pointer, entries.get(collection.name)?.slice(0, length) ?? []] as const,
  );
  const rendered = renderDocument({ ...resolved, value: resolved.value ?? null }, options, new Map(lists));
  const { $schema: _, schemaVersion: __, fields, ...form } = shaped('form', rendered);
  return {
    ...form,
    name,
    fields: fields.map(({ options: some, ...field }) => ({
      ...field,
      ...(field.kind === 'checkbox' && boxLabel(field.label)),
      ...(some && { options: optionsOf(some as Json) }),
    })),
  };
}

/** The label of a box to tick, which is a formatted text: its words, and its HTML where that is more. */
function boxLabel(written = ''): Pick<Field, 'label' | 'labelHtml'> {
  const html = written.replace(/^<p>(.*)<\/p>$/s, '$1');
  return { label: plainText(html), ...(html.includes('<') && { labelHtml: html }) };
}
