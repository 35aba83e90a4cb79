import type { JsonObject } from '../../src/model/json';
import { referred } from '../../src/content/validate/schema-parts';
import type { Schemas } from '../files/load-schemas';

/** A property that an author can write, in the order of the schema: `rows[].problem` stands in the entries of `rows`. */
export interface Property {
  name: string;
  /** What it is, and how much fits. */
  text: string;
  isRequired: boolean;
}

/** The properties of what a schema describes, and those of what stands in them; `type` of a block is no property to fill in. */
export function propertiesOf(schema: JsonObject, schemas: Schemas, before = ''): Property[] {
  const required = (schema['required'] ?? []) as string[];
  return Object.entries((schema['properties'] ?? {}) as Record<string, JsonObject>)
    .filter(([key]) => key !== 'type')
    .flatMap(([key, property]) => {
      const target = referred(property, schemas);
      const about = [target['description'], limits(target)].filter(Boolean);
      const own = { name: before + key, text: about.join(' '), isRequired: required.includes(key) };
      return [own, ...parts(target, before + key, schemas)];
    });
}

/** The head of a Markdown table of properties. */
export const tableHead = '| property | what it is |\n| --- | --- |';

/** The row of a property in that table; a required one is bold. */
export function propertyRow({ name, text, isRequired }: Property): string {
  const shown = isRequired ? `**\`${name}\`**` : `\`${name}\``;
  return `| ${shown} | ${asTyped(text)} |`;
}

/** A text for Markdown in which what an author types, like `**bold**`, is shown as it is typed. */
export function asTyped(text: string): string {
  return text.replaceAll(/[|*[]/g, String.raw`\$&`);
}

function parts(schema: JsonObject, name: string, schemas: Schemas): Property[] {
  const list = (schema['items'] ?? (schema['then'] as JsonObject | undefined)?.['items']) as
    | JsonObject
    | undefined;
  return list
    ? propertiesOf(referred(list, schemas), schemas, `${name}[].`)
    : propertiesOf(schema, schemas, `${name}.`);
}

function limits(schema: JsonObject): string {
  if (schema['use'] === 'richText' || schema['enum']) return '';
  if (schema['maxItems'])
    return `${String(schema['minItems'] ?? 0)} to ${String(schema['maxItems'])} entries.`;
  return schema['maxLength'] ? `At most ${String(schema['maxLength'])} letters.` : '';
}
