import type { Failure } from './send-enquiry';

/**
 * What a visitor is told about an enquiry that was not confirmed: what happened, and what to do.
 * @param isKnownAgain whether the receiver knows a repetition, as `Post.key` makes it.
 */
export function failureWords(failure: Failure, isKnownAgain: boolean): { title: string; text: string } {
  if (failure.why === 'too many')
    return { title: 'That was too often in a short time.', text: waitFor(failure.seconds) };
  const { title, text } = words[failure.why];
  if (text !== uncertain) return { title, text };
  const twice = isKnownAgain
    ? 'it will not reach us twice.'
    : 'if it arrived already we have it twice, which does no harm.';
  return { title, text: `${uncertain} Try again: ${twice}` };
}

const uncertain = 'We cannot tell whether your message arrived.';

function waitFor(seconds: number): string {
  const time = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return `Please wait about ${time}, then try again.`;
}

const words: Record<Exclude<Failure['why'], 'too many'>, { title: string; text: string }> = {
  offline: {
    title: 'You seem to be offline.',
    text: 'Your message has not been sent. Try again when the connection is back.',
  },
  unreachable: {
    title: 'The connection broke.',
    text: uncertain,
  },
  timeout: {
    title: 'No answer came within 15 seconds.',
    text: uncertain,
  },
  unclear: {
    title: 'We got an answer that we do not understand.',
    text: 'Your message may not have arrived. Try again in a moment, or take another way.',
  },
  invalid: {
    title: 'The message was not accepted.',
    text: 'Please look at the fields again, then try once more.',
  },
  'too large': {
    title: 'The message is too long.',
    text: 'Please shorten it and try again, or send it by e-mail.',
  },
  down: {
    title: 'Our mailbox does not work at the moment.',
    text: 'The fault is ours. Try again in a few minutes, or take another way.',
  },
  refused: {
    title: 'The message was refused.',
    text: 'The fault is probably ours. Please take another way.',
  },
};
