/** The enquiries that a visitor can send (specification, sections 3 and 7). */
export type EnquiryKind = 'contact' | 'invitation' | 'podcast' | 'chat';

/** One entry of an enquiry; the texts around it are the author's. */
export interface EnquiryField {
  /** Its key in what is sent. */
  name: string;
  /** How it is filled in: the type of an `<input>`, `choice` for a `<select>`, `text area` for several lines. */
  input: 'text' | 'email' | 'tel' | 'date' | 'number' | 'choice' | 'text area';
  isRequired: boolean;
  /** What a browser may fill in by itself (https://html.spec.whatwg.org, "autofill"). */
  autocomplete: string;
}

/** What is sent with an enquiry, in this order, before its fields and as them. */
export interface EnquiryShape {
  /** The value of `formType`; the chat sends none. */
  formType?: string;
  fields: readonly EnquiryField[];
}

const required = (name: string, input: EnquiryField['input'], autocomplete = 'off'): EnquiryField => ({
  name,
  input,
  isRequired: true,
  autocomplete,
});
const optional = (name: string, input: EnquiryField['input'], autocomplete = 'off'): EnquiryField => ({
  ...required(name, input, autocomplete),
  isRequired: false,
});

/** The fields of each enquiry and which of them have to be filled in (specification, section 5), in the order of section 7. */
export const enquiryKinds: Readonly<Record<EnquiryKind, EnquiryShape>> = {
  contact: {
    formType: 'General Inquiry',
    fields: [
      required('firstName', 'text', 'given-name'),
      required('lastName', 'text', 'family-name'),
      required('email', 'email', 'email'),
      optional('phone', 'tel', 'tel'),
      optional('service', 'choice'),
      required('message', 'text area'),
    ],
  },
  invitation: {
    formType: 'Invitation Request',
    fields: [
      required('fullName', 'text', 'name'),
      required('email', 'email', 'email'),
      required('organization', 'text', 'organization'),
      optional('phone', 'tel', 'tel'),
      required('eventDate', 'date'),
      required('eventLocation', 'text'),
      required('eventType', 'choice'),
      optional('audienceSize', 'number'),
      required('eventDescription', 'text area'),
    ],
  },
  // The guest is often somebody else than the one who writes, so a browser keeps both apart.
  podcast: {
    formType: 'Podcast Guest Nomination',
    fields: [
      required('fullName', 'text', 'section-guest name'),
      required('email', 'email', 'section-guest email'),
      optional('phone', 'tel', 'section-guest tel'),
      required('companyAndRole', 'text'),
      required('reason', 'text area'),
    ],
  },
  chat: {
    fields: [
      required('name', 'text', 'name'),
      required('email', 'email', 'email'),
      optional('phone', 'tel', 'tel'),
      required('message', 'text area'),
    ],
  },
};
