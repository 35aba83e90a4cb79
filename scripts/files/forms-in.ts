import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../../src/model/json';
import type { Field, Form } from '../../src/model/form';

/** What has to be known of a form to take what it sends, and to list it. */
export type KnownForm = Pick<Form, 'name' | 'title' | 'formId' | 'sends'> & { fields: readonly Field[] };

/** The forms in a pages folder, as they are written; none of those that cannot be read or are no forms. */
export function formsIn(pages: string): KnownForm[] {
  return namesIn(join(pages, '_forms')).flatMap((file) => {
    const value = valueIn(join(pages, '_forms', file));
    return isForm(value) ? [{ ...value, name: file.slice(0, -'.json'.length) }] : [];
  });
}

function namesIn(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return names.toSorted();
  } catch {
    return [];
  }
}

/** More than a form of any kind weighs, in bytes. */
const largest = 2_000_000;

function valueIn(file: string): unknown {
  try {
    const found = statSync(file);
    return found.isFile() && found.size <= largest ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

function isForm(value: unknown): value is Omit<KnownForm, 'name'> {
  const { title, formId = '', sends = {}, fields } = (value ?? {}) as Record<string, Json>;
  const isNamed = typeof title === 'string' && typeof formId === 'string';
  const hasFields = Array.isArray(fields) && fields.every((field) => hasTexts(field, ['name', 'kind']));
  return isNamed && hasFields && hasTexts(sends, Object.keys(sends ?? {}));
}

function hasTexts(value: Json | undefined, names: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return names.every((name) => typeof value[name] === 'string');
}
