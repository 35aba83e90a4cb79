import { enquiryKinds, type EnquiryField, type EnquiryKind } from '../../src/model/enquiry-kinds';
import { type Fields, type Reason, Refused } from './enquiry';

/** Which kinds of enquiries a form takes, by form id. */
export function kindsOfForm(formIds: Record<EnquiryKind, string>, formId: string): EnquiryKind[] {
  return (Object.keys(enquiryKinds) as EnquiryKind[]).filter((kind) => formIds[kind] === formId);
}

/** The names of all that is sent with a kind of enquiry (specification, section 7). */
export function fieldNames(kind: EnquiryKind): string[] {
  const { formType, fields } = enquiryKinds[kind];
  return [...(formType === undefined ? [] : ['formType']), ...fields.map(({ name }) => name)];
}

/** The most that is taken of one field, in UTF-16 units: nobody writes more by hand. */
const longest = { line: 1000, lines: 20_000 };

/**
 * The kind of an enquiry, once it has all that is required (specification, section 5). A past day or an odd number
 * is no reason to refuse it. Throws `Refused` otherwise.
 * @param kinds the kinds that the form takes.
 */
export function checkEnquiry(fields: Fields, kinds: readonly EnquiryKind[]): EnquiryKind {
  const kind = kinds.find((one) => enquiryKinds[one].formType === fields['formType']);
  if (!kind) {
    const errors = [{ field: 'formType', message: 'notOurs' } as const];
    throw new Refused({ status: 422, error: 'notOurs', errors });
  }
  const errors = enquiryKinds[kind].fields.flatMap((field) => {
    const message = complaint(field, fields[field.name] ?? '');
    return message === undefined ? [] : [{ field: field.name, message }];
  });
  if (errors.length > 0) throw new Refused({ status: 422, error: 'incomplete', errors });
  return kind;
}

/** https://html.spec.whatwg.org, "valid e-mail address" */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

function complaint({ input, isRequired }: EnquiryField, value: string): Reason | undefined {
  const text = value.trim();
  if (text === '') return isRequired ? 'fillIn' : undefined;
  if (input === 'text area' && value.length > longest.lines) return 'shortenLines';
  if (input !== 'text area' && value.length > longest.line) return 'shortenLine';
  return input === 'email' && !emailPattern.test(text) ? 'anEmail' : undefined;
}
