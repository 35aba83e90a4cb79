/** Why an enquiry was not confirmed, each with what to do. */
export const tooOften = 'That was too often in a short time.';
export const waitSeconds = (seconds: number): string =>
  `Please wait about ${seconds} seconds, then try again.`;
export const waitMinutes = (minutes: number): string =>
  `Please wait about ${minutes} minutes, then try again.`;

export const offline = 'You seem to be offline.';
export const offlineText = 'Your message has not been sent. Try again when the connection is back.';

/** Where it is not known whether it arrived, and what a second try does. */
export const unreachable = 'The connection broke.';
export const timeout = 'No answer came within 15 seconds.';
export const uncertain = 'We cannot tell whether your message arrived.';
export const notTwice = 'Try again: it will not reach us twice.';
export const maybeTwice = 'Try again: if it arrived already we have it twice, which does no harm.';

export const unclear = 'We got an answer that we do not understand.';
export const unclearText = 'Your message may not have arrived. Try again in a moment, or take another way.';
export const invalid = 'The message was not accepted.';
export const invalidText = 'Please look at the fields again, then try once more.';
export const tooLarge = 'The message is too long.';
export const tooLargeText = 'Please shorten it and try again, or send it by e-mail.';
export const down = 'Our mailbox does not work at the moment.';
export const downText = 'The fault is ours. Try again in a few minutes, or take another way.';
export const refused = 'The message was refused.';
export const refusedText = 'The fault is probably ours. Please take another way.';
