import { describe, expect, it } from 'vitest';
import type { Enquiry } from '../receive/enquiry';
import type { KnownForm } from '../files/forms-in';
import { listing, rowsOf } from './table';

const forms: KnownForm[] = [
  {
    name: 'chat',
    title: 'Chat Inquiry',
    sends: { formType: 'Chat' },
    fields: [
      { name: 'name', kind: 'text' },
      { name: 'phone', kind: 'phone' },
      { name: 'message', kind: 'textArea' },
    ],
  },
];

const enquiry = (fields: Record<string, string>, more: Partial<Enquiry> = {}): Enquiry => ({
  id: '1',
  receivedAt: '2026-11-21T10:00:59.000Z',
  formId: 'f',
  kind: 'chat',
  fields,
  ...more,
});

describe('Enquiries as a table', () => {
  it('have a column for each field that occurs', () => {
    expect(
      rowsOf(
        [
          enquiry({ formType: 'Chat', name: 'Asha' }),
          enquiry({ name: '', phone: '7' }, { suspect: true, id: '2' }),
        ],
        forms,
      ),
    ).toEqual([
      ['receivedAt', 'kind', 'formType', 'name', 'phone', 'formId', 'suspect', 'id'],
      ['2026-11-21T10:00:59.000Z', 'chat', 'Chat', 'Asha', '', 'f', '', '1'],
      ['2026-11-21T10:00:59.000Z', 'chat', '', '', '7', 'f', 'yes', '2'],
    ]);
  });

  it('have what no form of this site asks for together in one column', () => {
    const [head, one, two] = rowsOf(
      [enquiry({ name: 'Asha', fax: '1', telex: '2' }), enquiry({ name: 'Ravi' })],
      forms,
    );
    expect(head?.slice(2, 5)).toEqual(['name', 'others', 'formId']);
    expect([one?.[3], two?.[3]]).toEqual(['fax: 1\ntelex: 2', '']);
  });

  it('are a header alone where there are none', () => {
    expect(rowsOf([], forms)).toEqual([['receivedAt', 'kind', 'formId', 'suspect', 'id']]);
  });
});

describe('Enquiries to be read', () => {
  it('have their time, the title of their form and what was filled in', () => {
    const text = listing(
      [
        enquiry({ formType: 'Chat', name: 'Asha', phone: '', message: 'one\ntwo\r\nthree\rfour' }),
        enquiry({ formType: 'Old', name: 'Ravi\u001b' }, { suspect: true, kind: 'old' }),
      ],
      forms,
    );
    expect(text).toBe(
      '2026-11-21 10:00 UTC  Chat Inquiry\n  name: Asha\n  message: one\n    two\n    three\n    four\n\n' +
        '2026-11-21 10:00 UTC  old  (suspect)\n  formType: Old\n  name: Ravi\\u{1b}\n',
    );
  });
});
