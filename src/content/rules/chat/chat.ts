import { chooseReply, hasTrigger, wordsOfTopic } from '../../../lib/chat/choose-reply';
import type { ChatDocument, ChatTopic } from '../../../model/content.generated';
import { findingIn, type Finding } from '../../problems/finding';
import type { Entry, Site } from '../../facts/site';
import { chatPath, chatTopicsName } from '../../source/document-kind';
import { shaped } from '../../validate/shape';
import {
  offered,
  topicSuggestions,
  unoffered,
  wordsSuggestions,
  type Chat,
  type Suggestions,
} from './chat-offers';
import { strayedSuggestions, oldOptions } from './strayed-suggestions';
import { copiedKeywords, meantBy } from './meant-question';
import type { Rule } from '../rule';

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
    'shadowed-topic',
    'unoffered-option',
    'unreachable-topic',
  ],
  check: (site) => {
    const { chat: words } = site;
    const topics = site.collections.find(({ name }) => name === chatTopicsName);
    if (!words?.isSound || !topics?.isSound) return halfChat(site);
    const known = { words: words.value, topics: shaped('chatTopics', topics.value) };
    const faulty = [deadSuggestions, strayedSuggestions].flatMap((faults) => [
      ...faults(site, words, wordsSuggestions(known.words), known),
      ...faults(site, topics, topicSuggestions(known.topics), known),
    ]);
    // What is offered and leads nowhere may be an option by its old name: that is said there.
    const idle = faulty.length > 0 ? [] : unofferedOptions(words, known);
    const old = idle.length > 0 ? [] : oldOptions(words, topics, known);
    const shadows = shadowsIn(known);
    return [
      ...unreachable(topics, known),
      ...shadowed(topics, known, shadows),
      ...copiedKeywords(topics.document, known, new Set(shadows.keys())),
      ...faulty,
      ...idle,
      ...old,
    ];
  },
};

/** One of the two documents without the other shows nothing. */
function halfChat({ documents }: Site): Finding[] {
  const words = documents.find((path) => path === chatPath);
  const topics = documents.find((path) => path === `_collections/${chatTopicsName}.json`);
  const only = words && topics ? undefined : (words ?? topics);
  return only
    ? [findingIn({ path: only }, '', 'opening', 'half-chat', { has: words ? 'words' : 'topics' })]
    : [];
}

/** A message with a trigger never gets as far as the topics. */
function reachingWords(topic: ChatTopic, { triggers }: ChatDocument): string[] {
  return [...wordsOfTopic(topic)].filter((word) => !hasTrigger(word, triggers));
}

function unreachable({ document }: Entry, { words, topics }: Chat): Finding[] {
  return topics.flatMap((topic, at) => {
    const reaching = reachingWords(topic, words);
    if (reaching.length > 1) return [];
    const details = { words: reaching };
    return [findingIn(document, `/${at}/question`, 'value', 'unreachable-topic', details)];
  });
}

/** Where two topics fit equally well the first answers, so one whose words all belong to an earlier one never does: each such topic, with the earlier one. */
function shadowsIn({ words, topics }: Chat): Map<number, number> {
  const reaching = topics.map((topic) => new Set(reachingWords(topic, words)));
  const found = reaching.map((own, at): [at: number, other: number] => {
    const hasAll = (earlier: Set<string>): boolean => [...own].every((word) => earlier.has(word));
    return [at, own.size > 1 ? reaching.slice(0, at).findIndex(hasAll) : -1];
  });
  return new Map(found.filter(([, other]) => other >= 0));
}

function shadowed(
  { document }: Entry,
  { words, topics }: Chat,
  shadows: ReadonlyMap<number, number>,
): Finding[] {
  const reachOf = (topic?: ChatTopic): number => (topic ? reachingWords(topic, words).length : 0);
  return [...shadows].map(([at, other]) => {
    const details = {
      other: topics[other]?.question ?? '',
      isAsked: !hasTrigger(topics[at]?.question ?? '', words.triggers),
      // Of two topics with the same words the second never answers, whichever of them it is.
      mayMove: reachOf(topics[at]) < reachOf(topics[other]),
    };
    return findingIn(document, `/${at}/question`, 'value', 'shadowed-topic', details);
  });
}

/** Whether the chat does something, or has an answer, when this is chosen. */
export function isAnswered(
  label: string,
  { options, triggers }: Pick<ChatDocument, 'options' | 'triggers'>,
  topics: ChatTopic[],
): boolean {
  const does = options.some((option) => option.label === label);
  return does || chooseReply(label, { topics, triggers }).rule !== 'fallback';
}

function deadSuggestions(site: Site, { document }: Entry, all: Suggestions, known: Chat): Finding[] {
  const [renamed, ...others] = unoffered(known);
  return all.flatMap(([pointer, label]) => {
    if (isAnswered(label, known.words, known.topics)) return [];
    const meant = meantBy(site, label, known);
    const isRenamed = meant.near === undefined && renamed !== undefined && others.length === 0;
    const details = { label, ...meant, ...(isRenamed && { renamed }) };
    return [findingIn(document, pointer, 'value', 'dead-suggestion', details)];
  });
}

/** Options that nothing offers; with the one offer that is neither an option nor a question, where there is one. */
function unofferedOptions({ document }: Entry, known: Chat): Finding[] {
  const names = new Set([
    ...known.words.options.map(({ label }) => label),
    ...known.topics.map(({ question }) => question),
  ]);
  const [lost, ...more] = [...offered(known)].filter((label) => !names.has(label));
  return unoffered(known).map((label) => {
    const at = known.words.options.findIndex((option) => option.label === label);
    const details = { label, ...(lost !== undefined && more.length === 0 && { lost }) };
    return findingIn(document, `/options/${at}/label`, 'value', 'unoffered-option', details);
  });
}
