import type { Edit } from 'jsonc-parser';
import { removalEdits } from '../operations/json-edits';
import { locate } from '../places/locate';
import { step } from '../places/pointer';
import type { WrittenDocument } from '../places/written-document';
import { documentKind, formPath, type DocumentKind } from '../source/document-kind';
import { namesOf, oldForms, type OldForm } from './old-forms';
import { propertyOf, type Migration, type Rewritten } from './migration';
import { writtenForm } from './written-form';

/** A form is a document of its own: until version 2 it stood in its block, or in the chat, and its kind said which fields it had. */
export const formDocuments: Migration = {
  to: 3,
  about: 'a form is a document in _forms, and its block names it',
  edits: (document, kind) => rewritten([document]).edits(document, kind, {}),
  together: rewritten,
};

function rewritten(documents: readonly WrittenDocument[]): Rewritten {
  const settings = documents.find(({ path }) => documentKind(path).kind === 'settings');
  const taken = documents.flatMap(({ path }) => {
    const kind = documentKind(path);
    return kind.kind === 'form' ? kind.name : [];
  });
  const forms = documents.flatMap((document) => oldForms(document, documentKind(document.path)));
  const names = namesOf(forms, taken);
  const created = forms.map((form): [string, string] => {
    const name = names.get(form) ?? form.kind;
    return [formPath(name), writtenForm(form, name, settings?.value)];
  });
  return {
    created: new Map(created),
    edits: (document, kind) => [
      ...forms
        .filter(({ path }) => path === document.path)
        .flatMap((form) => formEdits(document, form, names.get(form) ?? form.kind)),
      ...idEdits(document, kind),
    ],
  };
}

/** Where the block said which kind it is, or the chat which fields it has, stands the name of the form; the rest goes there. */
function formEdits(document: WrittenDocument, { pointer, place, moved }: OldForm, name: string): Edit[] {
  const { offset } = locate(document, step(pointer, place), 'key');
  const value = locate(document, step(pointer, place), 'value');
  const length = value.offset + value.length - offset;
  const own = moved.filter((one) => one !== place).map((one) => step(pointer, one));
  return [
    { offset, length, content: `"form": ${JSON.stringify(name)}` },
    ...removalEdits(document, own),
  ].toSorted((one, other) => one.offset - other.offset);
}

/** The ids stand in the forms. */
function idEdits(document: WrittenDocument, { kind }: DocumentKind): Edit[] {
  const forms = propertyOf(document.value, 'forms');
  const hasIds = kind === 'settings' && propertyOf(forms, 'formIds') !== undefined;
  return hasIds ? removalEdits(document, ['/forms/formIds']) : [];
}
