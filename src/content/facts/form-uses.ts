import { textOf } from '../validate/annotation';
import type { Entry, FormEntry, Site } from './site';

/** A place of a document that shows a form, and the form's name. */
export interface FormUse {
  pointer: string;
  name: string;
}

/** The places of a document that show a form. */
export function formUses({ annotations }: Pick<Entry, 'annotations'>): FormUse[] {
  return annotations.flatMap((annotation) => {
    const name = annotation.kind === 'form' ? textOf(annotation) : undefined;
    return name === undefined ? [] : [{ pointer: annotation.pointer, name }];
  });
}

/** The forms that none of these documents shows. */
export function unshownForms({ forms }: Site, entries: readonly (Entry | undefined)[]): FormEntry[] {
  const shown = new Set(entries.flatMap((entry) => (entry ? formUses(entry) : [])).map(({ name }) => name));
  return forms.filter(({ name }) => !shown.has(name));
}
