import type { Form } from '../../model/form';

/** A form for any question, as a page gets it. */
export const contactForm: Form = {
  name: 'contact',
  title: 'General Inquiry',
  formId: 'enquiries',
  sends: { formType: 'General Inquiry' },
  fields: [
    { name: 'firstName', kind: 'text', label: 'First name', required: true },
    {
      name: 'lastName',
      kind: 'text',
      label: 'Last name?',
      required: true,
      hint: 'As on your card.',
      half: true,
    },
    { name: 'email', kind: 'email', label: 'E-mail', required: true, placeholder: 'name@company.in' },
    { name: 'phone', kind: 'phone', label: 'Phone' },
    {
      name: 'service',
      kind: 'choice',
      label: 'Service',
      options: [{ label: 'A talk', value: 'talk' }, { label: 'Other' }],
    },
    { name: 'message', kind: 'textArea', label: 'Message', required: true },
  ],
  submit: 'Send',
  sending: 'Sending...',
  note: 'Only for our reply.',
  thanks: { heading: 'Thank you', text: 'It has arrived.', page: '/thanks' },
};

/** A form with a field of every kind. */
export const everyKind: Form = {
  ...contactForm,
  name: 'visit',
  title: 'Visit',
  formId: 'visits',
  sends: {},
  fields: [
    { name: 'name', kind: 'text', label: 'Name', minLength: 2, maxLength: 10 },
    { name: 'email', kind: 'email', label: 'E-mail' },
    { name: 'phone', kind: 'phone', label: 'Phone', autocomplete: 'home tel' },
    { name: 'day', kind: 'date', label: 'Day', min: '2026-01-31', max: '2026-12-31' },
    { name: 'hour', kind: 'time', label: 'Hour', min: '09:00', max: '18:30' },
    { name: 'people', kind: 'number', label: 'People', min: 1, max: 12 },
    {
      name: 'room',
      kind: 'choice',
      label: 'Room',
      options: [{ label: 'Large', value: 'l' }, { label: 'Small' }],
    },
    {
      name: 'meals',
      kind: 'choices',
      label: 'Meals',
      options: [{ label: 'Breakfast', value: 'b' }, { label: 'Lunch' }, { label: 'Dinner' }],
    },
    { name: 'terms', kind: 'checkbox', label: 'I agree', hint: 'The terms are on the next page.' },
    { name: 'message', kind: 'textArea', label: 'Message' },
    { name: 'source', kind: 'hidden', value: 'home' },
  ],
};
