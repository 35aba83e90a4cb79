/** A field as the kinds of forms had it until version 2: its kind, whether it had to be filled in, and what else was known of it. */
export interface OldField {
  kind: 'text' | 'email' | 'phone' | 'date' | 'number' | 'choice' | 'textArea';
  required?: true;
  autocomplete?: string;
  min?: number;
}

/** A kind of form as it was until version 2. */
export interface OldKind {
  title: string;
  /** The id where the settings named none. */
  formId: string;
  formType?: string;
  fields: Readonly<Record<string, OldField>>;
}

const needed = (kind: OldField['kind'], autocomplete?: string): OldField => ({
  kind,
  required: true,
  ...(autocomplete !== undefined && { autocomplete }),
});

/** The kinds of forms that there were until version 2. */
export const oldKinds: Readonly<Record<string, OldKind>> = {
  contact: {
    title: 'General Inquiry',
    formId: 'enquiries',
    formType: 'General Inquiry',
    fields: {
      firstName: needed('text', 'given-name'),
      lastName: needed('text', 'family-name'),
      email: needed('email'),
      phone: { kind: 'phone' },
      service: { kind: 'choice' },
      message: needed('textArea'),
    },
  },
  invitation: {
    title: 'Invitation Request',
    formId: 'enquiries',
    formType: 'Invitation Request',
    fields: {
      fullName: needed('text', 'name'),
      email: needed('email'),
      organization: needed('text', 'organization'),
      phone: { kind: 'phone' },
      eventDate: needed('date'),
      eventLocation: needed('text'),
      eventType: needed('choice'),
      audienceSize: { kind: 'number', min: 1 },
      eventDescription: needed('textArea'),
    },
  },
  // The guest is often somebody else than the one who writes, so a browser keeps both apart.
  podcast: {
    title: 'Podcast Guest Nomination',
    formId: 'podcast-guests',
    formType: 'Podcast Guest Nomination',
    fields: {
      fullName: needed('text', 'section-guest name'),
      email: needed('email', 'section-guest email'),
      phone: { kind: 'phone', autocomplete: 'section-guest tel' },
      companyAndRole: needed('text'),
      reason: needed('textArea'),
    },
  },
  chat: {
    title: 'Chat Inquiry',
    formId: 'chat',
    fields: {
      name: needed('text', 'name'),
      email: needed('email'),
      phone: { kind: 'phone' },
      message: needed('textArea'),
    },
  },
};
