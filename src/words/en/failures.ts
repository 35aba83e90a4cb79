/** Why an enquiry was not confirmed, each with what to do. */
export const tooOften = 'You have sent too many messages in a short time.';
export const waitSeconds = (seconds: number): string =>
  `Please wait about ${seconds} seconds, then try again.`;
export const waitMinutes = (minutes: number): string =>
  `Please wait about ${minutes} minutes, then try again.`;

export const offline = 'You seem to be offline.';
export const offlineText = 'Your message has not been sent. Please try again when you are online.';

/** Where it is not known whether it arrived, and what a second try does. */
export const unreachable = 'The connection was lost.';
export const timeout = 'No answer came within 15 seconds.';
export const uncertain = 'We do not know whether your message arrived.';
export const notTwice = 'Please try again. We receive it only once.';
export const maybeTwice = 'Please try again. It does no harm if we receive it twice.';

export const unclear = 'The server sent an unexpected reply.';
export const unclearText =
  'Your message may not have arrived. Please try again, or use one of the other ways below.';
export const invalid = 'The message was not accepted.';
export const invalidText = 'Please check the fields and try again.';
export const tooLarge = 'The message is too long.';
export const tooLargeText = 'Please shorten it and try again, or send it by e-mail.';
export const tooLargeWithoutEmail = 'Please shorten it and try again, or use one of the other ways below.';
export const down = 'Our server cannot take messages at the moment.';
export const downText =
  'This is our fault. Please try again in a few minutes, or use one of the other ways below.';
export const refused = 'The message was refused.';
export const refusedText = 'This is probably our fault. Please use one of the other ways below.';
