import { textOf } from '../validate/annotation';
import type { Entry } from './site';

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
