import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../scripts/files/load-schemas';
import { enquiryKinds } from '../../src/model/enquiry-kinds';

interface FieldsSchema {
  properties: Record<string, { required?: string[] }>;
  required: string[];
}

describe.each(Object.entries(enquiryKinds))('the schema of the fields of "%s"', (kind, { fields }) => {
  const { properties, required } = loadSchemas()[
    `shared/${kind}Fields.schema.json`
  ] as unknown as FieldsSchema;
  const named = (which: typeof fields): string[] => which.map(({ name }) => name);

  it('names the fields that are sent', () => {
    expect(Object.keys(properties)).toEqual(named(fields));
  });

  it('wants the fields that have to be filled in', () => {
    expect(required).toEqual(named(fields.filter(({ isRequired }) => isRequired)));
  });

  it('wants options for what is a choice', () => {
    const choices = Object.keys(properties).filter((name) => properties[name]?.required?.[0] === 'options');
    expect(choices).toEqual(named(fields.filter(({ input }) => input === 'choice')));
  });
});
