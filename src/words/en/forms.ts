/** Beside the field that only robots fill in. */
export const leaveEmpty = 'Leave this empty';
/** What a list to choose from begins with, where its author wrote nothing. */
export const choose = 'Please choose';

/** On a phone, from one part of a form to the next, and back. */
export const nextPart = 'Next';
export const partBefore = 'Back';

/** The heading of all messages about fields. */
export const unclear = (count: number): string =>
  count === 1 ? 'Please check one field' : `Please check ${count} fields`;

/** What one may want to look at again. */
export const pastDay = 'This date has passed. Please check the year.';
export const oddPhone = 'This phone number looks incomplete. Please check it.';

/** In the place of a form whose code is on its way, and what is said when it cannot be loaded. */
export const formLoading = 'The form is loading …';
export const formMissing = 'The form could not be loaded.';
export const loadAgain = 'Please load the page again.';

/** The ways on from an enquiry that was not confirmed. */
export const nothingLost = 'Everything you typed is still here.';
export const tryAgain = 'Try again';
export const byWhatsapp = 'Send it by WhatsApp';
export const byEmail = 'Send it by e-mail';
