/** The language of these texts (BCP 47). */
export const language = 'en';

/** The page that a form without scripts gets as its answer. */
export const thanks = 'Thank you';
export const arrived = 'Your message has arrived.';
export const notSent = 'Not sent';
export const goBack = 'Go back in your browser. What you typed is still there.';

/** Why an enquiry was not taken. */
export const noForm = 'There is no such form.';
export const byPost = 'Enquiries are sent by POST.';
export const foreign =
  'This was sent by a page of another site. Please open the form on this site and send it there.';
export const tooOften = 'Too many messages in a minute.';
export const tooSlow = 'The message took too long to come in.';
export const tooLarge = 'The message is too large.';
export const brokenOff = 'The message arrived incomplete.';
export const notOurs = 'This form does not take such enquiries.';
export const incomplete = 'Please check these fields.';
export const notStored = 'The message could not be stored.';
export const unexpected = 'Something went wrong here. Please try again later.';

/** For those who write programs that post. */
export const noType = 'Please send JSON or an ordinary form.';
export const noJson = 'This is not JSON.';
export const noFields = 'This is not an object with fields.';
export const noPost = 'This form post cannot be read.';
export const tooManyFields = 'These are too many fields, or their names are too long.';
export const noTexts = 'Only texts can be sent.';
export const longKey = 'The Idempotency-Key is too long.';

/** What is wrong with a field, for them too. */
export const noText = 'Only text can be sent here.';
