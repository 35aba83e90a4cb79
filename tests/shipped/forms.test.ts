import { expect, it } from 'vitest';
import { formsIn } from '../../scripts/files/forms-in';
import { fieldNames } from '../../scripts/receive/check-enquiry';

const forms = formsIn('pages-json');
const formCalled = (name: string) => {
  const form = forms.find((one) => one.name === name);
  if (!form) throw new Error(`There is no form "${name}".`);
  return form;
};

/** What has to be filled in is marked with `*` (specification, section 5); what is sent stands in section 7. */
const contact = [
  'firstName: text*',
  'lastName: text*',
  'email: email*',
  'phone: phone',
  'service: choice',
  'message: textArea*',
];

it.each([
  ['contact', 'enquiries', 'General Inquiry', contact],
  ['get-in-touch', 'enquiries', 'General Inquiry', contact],
  [
    'invitation',
    'enquiries',
    'Invitation Request',
    [
      'eventDate: date*',
      'eventLocation: text*',
      'eventType: choice*',
      'audienceSize: number',
      'eventDescription: textArea*',
      'fullName: text*',
      'organization: text*',
      'email: email*',
      'phone: phone',
    ],
  ],
  [
    'podcast',
    'podcast-guests',
    'Podcast Guest Nomination',
    ['fullName: text*', 'email: email*', 'phone: phone', 'companyAndRole: text*', 'reason: textArea*'],
  ],
  ['chat', 'chat', undefined, ['name: text*', 'email: email*', 'phone: phone', 'message: textArea*']],
])('the form "%s" asks for and sends what is specified', (name, id, formType, fields) => {
  const form = formCalled(name);
  expect(form.formId ?? form.name).toBe(id);
  expect(form.sends).toEqual(formType === undefined ? undefined : { formType });
  expect(form.fields.map((one) => `${one.name}: ${one.kind}${one.required ? '*' : ''}`)).toEqual(fields);
  expect(fieldNames(form).length).toBe(fields.length + (formType === undefined ? 0 : 1));
});
