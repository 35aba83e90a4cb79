import * as words from '#words/failures';
import type { SiteData } from '../../model/page-data';
import type { Failure } from './send-enquiry';

/** What a visitor reads: what happened, and what to do. */
interface Told {
  title: string;
  text: string;
}

/** What else leads to the team: an e-mail, another way, or nothing. */
export type Way = 'email' | 'other' | 'none';

/** What else leads to the team of a site. */
export function wayTo({ email, whatsapp, phone }: SiteData['contact']): Way {
  if (email !== undefined) return 'email';
  return whatsapp === undefined && phone === undefined ? 'none' : 'other';
}

/**
 * What a visitor reads about an enquiry that was not confirmed.
 * @param isKnownAgain whether the receiver knows a repetition, as `Post.key` makes it.
 * @param way what else is offered beside it.
 */
export function failureWords(failure: Failure, isKnownAgain: boolean, way: Way): Told {
  if (failure.why === 'too many') return { title: words.tooOften, text: waitFor(failure.seconds) };
  if (failure.why === 'unreachable' || failure.why === 'timeout')
    return {
      title: failure.why === 'timeout' ? words.timeout : words.unreachable,
      text: `${words.uncertain} ${isKnownAgain ? words.notTwice : words.maybeTwice}`,
    };
  const { title, text } = certain[failure.why];
  return { title, text: typeof text === 'string' ? text : text(way) };
}

function waitFor(seconds: number): string {
  return seconds < 90 ? words.waitSeconds(seconds) : words.waitMinutes(Math.ceil(seconds / 60));
}

/** Words that may depend on what else is offered. */
interface CertainWords {
  title: string;
  text: string | ((way: Way) => string);
}

/** The failures after which it is known what became of the enquiry, or an answer came. */
const certain: Record<Exclude<Failure['why'], 'too many' | 'unreachable' | 'timeout'>, CertainWords> = {
  offline: { title: words.offline, text: words.offlineText },
  unclear: { title: words.unclear, text: words.unclearText },
  invalid: { title: words.invalid, text: words.invalidText },
  'too large': { title: words.tooLarge, text: words.tooLargeText },
  down: { title: words.down, text: words.downText },
  refused: { title: words.refused, text: words.refusedText },
};
