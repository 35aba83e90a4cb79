/** A field that a form can have. */
export const field = (name: string, kind = 'text', more: object = {}): object => ({
  name,
  kind,
  ...(kind !== 'hidden' && { label: `The ${name}` }),
  ...more,
});

/** The text of a form, with a name and a message unless other fields are given. */
export const formText = (
  fields: object[] = [field('name', 'text', { required: true }), field('message', 'textArea')],
  more: object = {},
): string =>
  JSON.stringify({
    title: 'Enquiry',
    fields,
    submit: 'Send',
    sending: 'Sending...',
    note: 'Only for our reply.',
    thanks: { heading: 'Thank you', text: 'It has arrived.', page: '/' },
    ...more,
  });
