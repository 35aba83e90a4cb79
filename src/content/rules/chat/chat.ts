import { hasTrigger, wordsOfTopic } from '../../../lib/chat/choose-reply';
import type { ChatTopic } from '../../../model/content.generated';
import { findingIn, type Finding } from '../../problems/finding';
import type { ChatEntry, CollectionEntry, Entry, Site } from '../../facts/site';
import { chatPath, chatTopicsName, listPath } from '../../source/document-kind';
import { shaped } from '../../validate/shape';
import type { Rule } from '../rule';
import { faultySuggestions, oldOptions, plain, suggestionsOf, type Chat } from './suggestions';

export const chat: Rule = {
  about:
    'The chat assistant can answer what it offers, with the topic that is meant, and each of its topics can be reached (specification, section 4).',
  codes: [
    'circular-suggestion',
    'copied-keywords',
    'dead-suggestion',
    'half-chat',
    'inexact-suggestion',
    'old-option',
    'other-topics',
    'shadowed-topic',
    'unoffered-option',
    'unreachable-topic',
  ],
  check: (site) => {
    const topics = site.collections.find(({ name }) => name === chatTopicsName);
    if (topics && topics.listOf !== 'chatTopic') return [otherTopics(topics)];
    if (!site.chat?.isSound || !topics?.isSound) return halfChat(site);
    return [...ofTopics(topics, chatOf(site.chat, topics)), ...ofSuggestions(site.chat, topics)];
  },
};

function chatOf({ value }: ChatEntry, topics: CollectionEntry): Chat {
  return { words: value, topics: shaped('chatTopics', topics.value) };
}

function otherTopics({ document, listOf: holds }: CollectionEntry): Finding {
  return findingIn(document, '/listOf', 'value', 'other-topics', { holds });
}

/** One of the two documents without the other shows nothing. */
function halfChat({ documents }: Site): Finding[] {
  const words = documents.find((path) => path === chatPath);
  const topics = documents.find((path) => path === listPath(chatTopicsName));
  const only = words && topics ? undefined : (words ?? topics);
  return only
    ? [findingIn({ path: only }, '', 'opening', 'half-chat', { has: words ? 'words' : 'topics' })]
    : [];
}

/** What is offered and leads nowhere may be an option by its old name: one of the two is enough. */
function ofSuggestions(words: ChatEntry, topics: CollectionEntry): Finding[] {
  const known = chatOf(words, topics);
  const all = suggestionsOf(known, { words, topics });
  const offers = new Set(all.map(({ label }) => label));
  const faulty = faultySuggestions(all, known);
  if (faulty.length > 0) return faulty;
  const idle = known.words.options.flatMap(({ label }, at) =>
    offers.has(label)
      ? []
      : [findingIn(words.document, `/options/${at}/label`, 'value', 'unoffered-option', { label })],
  );
  return idle.length > 0 ? idle : oldOptions(all, known);
}

/** Topics that cannot be reached: those with too few words, and, as of two that fit equally well the first answers, those whose words all belong to an earlier one. */
function ofTopics({ document }: Entry, { words, topics }: Chat): Finding[] {
  // A message with a trigger never gets as far as the topics.
  const reaching = topics.map(
    (topic) => new Set([...wordsOfTopic(topic)].filter((word) => !hasTrigger(word, words.triggers))),
  );
  return topics.flatMap((topic, at): Finding[] => {
    const own = [...(reaching[at] ?? [])];
    const place = `/items/${at}/question`;
    if (own.length < 2) return [findingIn(document, place, 'value', 'unreachable-topic', { words: own })];
    const earlier = topics.slice(0, at);
    const shadow = earlier.find((_, other) => own.every((word) => reaching[other]?.has(word)));
    if (shadow) return [findingIn(document, place, 'value', 'shadowed-topic', { other: shadow.question })];
    const copy = earlier.find((other) => isCopy(topic, other));
    if (!copy) return [];
    const details = { other: copy.question, shared: shared(topic, copy), keywords: topic.keywords.length };
    return [findingIn(document, `/items/${at}/keywords`, 'key', 'copied-keywords', details)];
  });
}

/** A copied list shares this part of the longer list, and at least so many keywords. */
const mostShared = 0.8;
const leastShared = 3;

function isCopy(one: ChatTopic, other: ChatTopic): boolean {
  const longer = Math.max(one.keywords.length, other.keywords.length);
  const amount = shared(one, other);
  // One keyword alone brings nobody to an answer.
  return amount === longer ? amount > 1 : amount >= leastShared && amount >= mostShared * longer;
}

function shared(one: ChatTopic, other: ChatTopic): number {
  const known = new Set(other.keywords.map(plain));
  return new Set(one.keywords.map(plain).filter((word) => word !== '' && known.has(word))).size;
}
