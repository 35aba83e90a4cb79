import { expect, it } from 'vitest';
import type { Annotation, AnnotationKind } from '../validate/annotation';
import { shownTexts } from './shown-texts';

const value = {
  id: 'terms',
  text: ['One.', 'Two.'],
  items: [{ label: 'Invite', to: '/invite' }, { to: 'whatsapp:Hello' }],
  amount: 3,
};
const of = (kind: AnnotationKind, pointer: string, what: string): Annotation => ({
  kind,
  pointer,
  listOf: undefined,
  value: what,
});

it('The texts that somebody reads are all but addresses and names, with the message of a chat', () => {
  const annotations = [
    of('id', '/id', 'terms'),
    of('link', '/items/0/to', '/invite'),
    of('link', '/items/1/to', 'whatsapp:Hello'),
    of('entryText', '/items/0/label', 'Invite'),
  ];
  expect(shownTexts(value, annotations)).toEqual([
    { pointer: '/text/0', text: 'One.', property: 'text' },
    { pointer: '/text/1', text: 'Two.', property: 'text' },
    { pointer: '/items/0/label', text: 'Invite', property: 'label' },
    { pointer: '/items/1/to', text: 'whatsapp:Hello', property: 'to' },
  ]);
});
