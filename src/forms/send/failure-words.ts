import * as words from '#words/failures';
import type { Failure } from './send-enquiry';

/** What a visitor reads: what happened, and what to do. */
interface Told {
  title: string;
  text: string;
}

/**
 * What a visitor reads about an enquiry that was not confirmed.
 * @param isKnownAgain whether the receiver knows a repetition, as `Post.key` makes it.
 */
export function failureWords(failure: Failure, isKnownAgain: boolean, hasEmail = true): Told {
  if (failure.why === 'too many') return { title: words.tooOften, text: waitFor(failure.seconds) };
  if (failure.why === 'unreachable' || failure.why === 'timeout')
    return {
      title: failure.why === 'timeout' ? words.timeout : words.unreachable,
      text: `${words.uncertain} ${isKnownAgain ? words.notTwice : words.maybeTwice}`,
    };
  if (failure.why === 'too large' && !hasEmail)
    return { title: words.tooLarge, text: words.tooLargeWithoutEmail };
  return certain[failure.why];
}

function waitFor(seconds: number): string {
  return seconds < 90 ? words.waitSeconds(seconds) : words.waitMinutes(Math.ceil(seconds / 60));
}

/** The failures after which it is known what became of the enquiry, or an answer came. */
const certain: Record<Exclude<Failure['why'], 'too many' | 'unreachable' | 'timeout'>, Told> = {
  offline: { title: words.offline, text: words.offlineText },
  unclear: { title: words.unclear, text: words.unclearText },
  invalid: { title: words.invalid, text: words.invalidText },
  'too large': { title: words.tooLarge, text: words.tooLargeText },
  down: { title: words.down, text: words.downText },
  refused: { title: words.refused, text: words.refusedText },
};
