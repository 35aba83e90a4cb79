import type { ChatTopic } from '../../model/content.generated';
import { findingIn, type Finding } from '../problems/finding';
import { offered, type Chat } from './chat-offers';
import { plain } from './meant-question';

/** So much of the longer of two lists stands in the other when one was copied, and at least so many keywords. */
const most = 0.8;
const least = 3;

/**
 * The topics that have the keywords of another one, or nearly all of them: told at the newer of the two. Nothing offers the
 * question of a copy that was just made; where that tells nothing, the later one is newer.
 * @param told the topics of which it is told already that another one beats them.
 */
export function copiedKeywords({ path }: { path: string }, chat: Chat, told: ReadonlySet<number>): Finding[] {
  const { topics } = chat;
  const offers = new Set([...offered(chat)].map(plain));
  const isOffered = (at: number): boolean => offers.has(plain(topics[at]?.question ?? ''));
  const lists = topics.map(keywordsOf);
  return lists.flatMap((own, at) => {
    const first = lists.slice(0, at).findIndex((earlier) => isCopy(earlier, own));
    if (first < 0 || told.has(at) || told.has(first)) return [];
    const [newer, older] = isOffered(at) && !isOffered(first) ? [first, at] : [at, first];
    const details = {
      other: topics[older]?.question ?? '',
      shared: sharedBy(lists[newer], lists[older]),
      keywords: lists[newer]?.size ?? 0,
    };
    return [findingIn({ path }, `/${newer}/keywords`, 'key', 'copied-keywords', details)];
  });
}

function keywordsOf({ keywords }: ChatTopic): Set<string> {
  return new Set(keywords.map(plain).filter(Boolean));
}

function isCopy(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [shared, longer] = [sharedBy(one, other), Math.max(one.size, other.size)];
  // One keyword alone brings nobody to an answer.
  return shared === longer ? shared > 1 : shared >= least && shared >= most * longer;
}

function sharedBy(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): number {
  return [...one].filter((word) => other.has(word)).length;
}
