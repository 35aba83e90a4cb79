import { describe, expect, it } from 'vitest';
import type { Json } from '../../model/json';
import { migrate } from '../operations/migrate';
import { changedSource } from '../operations/site-change';
import { decode } from '../parse/decode';
import { contentOf, type Source } from '../source/source';
import { formDocuments } from './form-documents';

/** The documents of a site as the migration writes them. */
function migrated(files: Record<string, string>): Record<string, string> {
  const documents = Object.entries(files).map(([path, text]) => ({
    path,
    bytes: new TextEncoder().encode(text),
  }));
  const source: Source = { documents, media: [], others: [], drawings: [], troubles: [] };
  const outcome = migrate(source, [{ ...formDocuments, to: 2 }]);
  if ('trouble' in outcome) throw new Error(outcome.trouble);
  const after = changedSource(source, outcome.change).documents.map(contentOf);
  return Object.fromEntries(after.map((document) => [document.path, decode(document).text]));
}
const read = (files: Record<string, string>, path: string): Json => JSON.parse(files[path] ?? 'null') as Json;

const words = { submit: 'Send', sending: 'Sending...', note: 'Only for our reply.' };
const thanks = { heading: 'Thank you', text: 'Soon.', page: '/thanks' };
const block = (kind: string, fields: object, heading = 'Write to us', more: object = {}): object => ({
  type: 'enquiryForm',
  kind,
  heading,
  fields,
  ...words,
  thanks,
  ...more,
});
const page = (...blocks: object[]): string => JSON.stringify({ title: 'Page', blocks }, null, 2);
const message = { label: 'Message', help: 'Two lines.' };

describe('A form that stood in a block', () => {
  const laidOut = `{
  "blocks": [
    { "type": "hero" },
    {
      "type": "enquiryForm",
      "id":   "write",
      "kind": "contact",
      "heading": "Write to us",
      "fields": { "message": { "label": "Message" } },
      "submit": "Send", "sending": "Sending...",
      "note": "Only for our reply.",
      "aside": { "heading": "Or call" },
      "thanks": { "heading": "Thank you", "text": "Soon.", "page": "/thanks" }
    }
  ]
}`;

  it('becomes a document that the block names; what belongs to the page stays, laid out as it was', () => {
    expect(migrated({ 'a.json': laidOut })['a.json']).toBe(`{
  "blocks": [
    { "type": "hero" },
    {
      "type": "enquiryForm",
      "id":   "write",
      "form": "contact",
      "heading": "Write to us",
      "aside": { "heading": "Or call" }
    }
  ]
}`);
  });

  it('has the fields of its kind: required, filled in by browsers, with what is sent, in the order of its author', () => {
    const fields = {
      eventDate: { label: 'Date', part: 'The event', half: true, placeholder: 'Any day' },
      eventType: { label: 'Kind', options: [{ label: 'Keynote' }, { label: 'Other', value: 'other' }] },
      audienceSize: { label: 'People', placeholder: 'e.g., 150' },
      fullName: { label: 'Name', part: 'You' },
      fax: { label: 'Fax' },
    };
    expect(read(migrated({ 'a.json': page(block('invitation', fields)) }), '_forms/invitation.json')).toEqual(
      {
        title: 'Invitation Request',
        formId: 'enquiries',
        sends: { formType: 'Invitation Request' },
        fields: [
          { name: 'eventDate', kind: 'date', label: 'Date', required: true, part: 'The event', half: true },
          {
            name: 'eventType',
            kind: 'choice',
            label: 'Kind',
            required: true,
            options: ['Keynote', { label: 'Other', value: 'other' }],
          },
          { name: 'audienceSize', kind: 'number', label: 'People', min: 1, placeholder: 'e.g., 150' },
          {
            name: 'fullName',
            kind: 'text',
            label: 'Name',
            required: true,
            part: 'You',
            autocomplete: 'name',
          },
        ],
        ...words,
        thanks,
      },
    );
  });

  it('has its id from the settings, which lose them, and its line for editors from the same place', () => {
    const settings = `{ "$schema": "../node_modules/vakta/schemas/site.schema.json", "forms": { "endpoint": "/x", "formIds": { "contact": "mabc" } } }`;
    const after = migrated({ '_site.json': settings, 'a.json': page(block('contact', { message })) });
    expect(after['_site.json']).toBe(
      '{ "$schema": "../node_modules/vakta/schemas/site.schema.json", "schemaVersion": 2, "forms": { "endpoint": "/x" } }',
    );
    expect(read(after, '_forms/contact.json')).toMatchObject({
      $schema: '../../node_modules/vakta/schemas/form.schema.json',
      formId: 'mabc',
      fields: [{ hint: 'Two lines.' }],
    });
  });
});

describe('Forms of one kind', () => {
  it('are one document where their words are the same, whatever stands beside them', () => {
    const after = migrated({
      'a.json': page(block('contact', { message })),
      'b.json': page(block('contact', { message }, 'Ask us', { aside: { heading: 'Or call' } })),
    });
    expect(Object.keys(after).filter((path) => path.startsWith('_forms/'))).toEqual(['_forms/contact.json']);
    expect(after['b.json']).toContain('"form": "contact"');
  });

  it('are several where they differ, the others called by their headings, and by a number where there is no other name', () => {
    const after = migrated({
      '_forms/get-in-touch.json': '{}',
      'a.json': page(block('contact', { message })),
      'b.json': page(block('contact', { message: { label: 'Words' } }, 'Ask us!')),
      'c.json': page(block('contact', { message: { label: 'More' } }, 'Get in Touch')),
      'd.json': page(block('contact', { message: { label: 'Else' } }, 'हमें लिखें')),
    });
    const named = ['a', 'b', 'c', 'd'].map((name) => /"form": "(.*)"/.exec(after[`${name}.json`] ?? '')?.[1]);
    expect(named).toEqual(['contact', 'ask-us', 'contact-2', 'contact-3']);
    expect(read(after, '_forms/ask-us.json')).toMatchObject({
      title: 'General Inquiry: Ask us!',
      formId: 'enquiries',
    });
    expect(after['_forms/get-in-touch.json']).toBe('{}');
  });
});

it('The form of the chat becomes a document too', () => {
  const inquiry = { prompt: 'Here.', fields: { name: { label: 'Name' } }, ...words, toast: {}, sent: {} };
  const after = migrated({ '_chat.json': JSON.stringify({ inquiry }) });
  expect(read(after, '_chat.json')).toEqual({
    inquiry: { prompt: 'Here.', form: 'chat', toast: {}, sent: {} },
  });
  expect(read(after, '_forms/chat.json')).toEqual({
    title: 'Chat Inquiry',
    fields: [{ name: 'name', kind: 'text', label: 'Name', required: true, autocomplete: 'name' }],
    ...words,
  });
});

it('What has the new form stays, and what is no form of the old one', () => {
  const files = {
    'a.json': page({ type: 'enquiryForm', form: 'contact', heading: 'Write' }),
    'b.json': page(
      { type: 'enquiryForm', kind: 'letter', fields: {} },
      { type: 'goal', kind: 'contact', fields: {} },
    ),
    'c.json': page(
      { type: 'enquiryForm', kind: 'contact' },
      { type: 'enquiryForm', kind: 'constructor', fields: {} },
    ),
    'd.json': '{ "blocks": 3 }',
    '_chat.json': '{ "inquiry": { "form": "chat" } }',
  };
  expect(migrated(files)).toEqual(files);
  const once = migrated({ 'a.json': page(block('contact', { message })) });
  expect(migrated(once)).toEqual(once);
});
