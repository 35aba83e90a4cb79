import { slug } from '../../lib/slug';
import type { Json, JsonObject } from '../../model/json';
import { step } from '../places/pointer';
import type { WrittenDocument } from '../places/written-document';
import type { DocumentKind } from '../source/document-kind';
import { oldKinds } from './form-kinds';
import { propertyOf } from './migration';

/** A form as it stood in a block of a page, or in the chat. */
export interface OldForm {
  /** Its document's path, and the pointer of what holds it. */
  path: string;
  pointer: string;
  kind: string;
  holder: JsonObject;
  /** The property in whose place the form's name comes. */
  place: 'kind' | 'fields';
  /** The properties that go into the form. */
  moved: string[];
}

const parts = ['fields', 'submit', 'sending', 'note', 'thanks'];

/** The forms of a document that still stand in it. */
export function oldForms({ path, value }: WrittenDocument, { kind }: DocumentKind): OldForm[] {
  if (kind === 'chat') return formIn(path, '/inquiry', propertyOf(value, 'inquiry'), 'chat', 'fields');
  const blocks = kind === 'page' ? propertyOf(value, 'blocks') : undefined;
  return (Array.isArray(blocks) ? blocks : []).flatMap((block, at) => {
    const form = propertyOf(block, 'type') === 'enquiryForm' ? propertyOf(block, 'kind') : undefined;
    return formIn(path, step('/blocks', String(at)), block, String(form), 'kind');
  });
}

function formIn(
  path: string,
  pointer: string,
  holder: Json | undefined,
  kind: string,
  place: OldForm['place'],
): OldForm[] {
  const fields = propertyOf(holder, 'fields');
  const isOld = Object.hasOwn(oldKinds, kind) && typeof fields === 'object' && !Array.isArray(fields);
  if (!isOld || propertyOf(holder, 'form') !== undefined) return [];
  const moved = parts.filter((name) => propertyOf(holder, name) !== undefined);
  return [{ path, pointer, kind, place, moved, holder: holder as JsonObject }];
}

/** A name for each form: its kind for the first, the words of its heading for others. Forms of a kind with the same words are one. */
export function namesOf(forms: readonly OldForm[], taken: readonly string[]): Map<OldForm, string> {
  const used = new Set(taken);
  const known = new Map<string, string>();
  return new Map(
    forms.map((form) => {
      const words = JSON.stringify([form.kind, ...form.moved.map((name) => form.holder[name] ?? null)]);
      const name = known.get(words) ?? freeName(form, used);
      known.set(words, name);
      used.add(name);
      return [form, name];
    }),
  );
}

function freeName({ kind, holder }: OldForm, used: ReadonlySet<string>): string {
  const heading = slug(String(holder['heading'] ?? ''));
  const names = [kind, ...(heading === '' ? [] : [heading])];
  const numbered = Array.from({ length: used.size + 1 }, (_, at) => `${kind}-${at + 2}`);
  return [...names, ...numbered].find((name) => !used.has(name)) ?? kind;
}
