import type { Json, JsonObject } from '../../model/json';
import { laidOut } from '../operations/laid-out';
import { oldKinds, type OldField } from './form-kinds';
import { propertyOf } from './migration';
import type { OldForm } from './old-forms';

/**
 * The text of the document of a form that stood in a block, or in the chat.
 * @param settings the settings as they were, with the ids of the forms.
 */
export function writtenForm(form: OldForm, name: string, settings: Json | undefined): string {
  const { kind, holder } = form;
  const { title = kind, formId = kind, formType } = oldKinds[kind] ?? {};
  const id = propertyOf(propertyOf(propertyOf(settings, 'forms'), 'formIds'), kind) ?? formId;
  const { submit, sending, note, thanks } = holder;
  const written = {
    $schema: schemaLine(settings),
    title: name === kind ? title : `${title}: ${String(holder['heading'] ?? name)}`.slice(0, 80),
    formId: id === name ? undefined : id,
    sends: formType === undefined ? undefined : { formType },
    fields: fieldsOf(form),
    submit,
    sending,
    note,
    thanks,
  };
  return `${laidOut(defined(written))}\n`;
}

/** The line for editors leads to where that of the settings does, one folder further up. */
function schemaLine(settings: Json | undefined): string | undefined {
  const line = propertyOf(settings, '$schema');
  if (typeof line !== 'string') return undefined;
  const own = line.replace('site.schema.json', 'form.schema.json');
  return own.startsWith('.') ? `../${own.replace(/^\.\//, '')}` : own;
}

function fieldsOf({ kind, holder }: OldForm): JsonObject[] {
  const known = oldKinds[kind]?.fields ?? {};
  return Object.entries((holder['fields'] ?? {}) as JsonObject).flatMap(([name, words]) => {
    const field = Object.hasOwn(known, name) ? known[name] : undefined;
    return field ? [fieldOf(name, field, words)] : [];
  });
}

/** A date shows no example. */
function fieldOf(name: string, field: OldField, words: Json): JsonObject {
  const { label, placeholder, help, part, half, options } = (words ?? {}) as JsonObject;
  const { kind, required, autocomplete, min } = field;
  const own = { name, kind, label, required, part, half, min };
  const shown = { placeholder: kind === 'date' ? undefined : placeholder, hint: help };
  const chosen = kind === 'choice' ? { options: plainer(options) } : {};
  return defined({ ...own, ...shown, ...chosen, autocomplete });
}

function defined(properties: Record<string, Json | undefined>): JsonObject {
  const known = Object.entries(properties).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as JsonObject;
}

/** An option whose words are sent is those words alone. */
function plainer(options: Json | undefined): Json | undefined {
  if (!Array.isArray(options)) return options;
  return options.map((option) => {
    const label = propertyOf(option, 'label');
    return label === undefined || propertyOf(option, 'value') !== undefined ? option : label;
  });
}
