import { chooseReply, hasTrigger, scoreOf } from '../../../lib/chat/choose-reply';
import { countedWords, wordsOf } from '../../../lib/chat/words';
import type { ChatDocument, ChatTopic } from '../../../model/content.generated';
import { findingIn, type Finding } from '../../problems/finding';
import { nearest } from '../../problems/nearest';

/** The two documents of the chat. */
export interface Chat {
  words: ChatDocument;
  topics: ChatTopic[];
}

/** Words on a button of the chat. */
export interface Suggestion {
  document: { path: string };
  pointer: string;
  label: string;
}

type Documents = Record<'words' | 'topics', { document: { path: string } }>;

/** All that a visitor can choose. */
export function suggestionsOf({ words, topics }: Chat, documents: Documents): Suggestion[] {
  const { quickReplies, defaultOptions, fallback, inquiry } = words;
  const listed = (of: keyof Documents, pointer: string, labels: string[] = []): Suggestion[] =>
    labels.map((label, at) => ({ document: documents[of].document, pointer: `${pointer}/${at}`, label }));
  return [
    ...listed('words', '/quickReplies', quickReplies),
    ...listed('words', '/defaultOptions', defaultOptions),
    ...listed('words', '/fallback/options', fallback.options),
    ...listed('words', '/inquiry/sent/options', inquiry.sent.options),
    ...topics.flatMap(({ followUp }, at) => listed('topics', `/items/${at}/followUp`, followUp)),
  ];
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

/** The suggestions that have no answer, or are sent as if they were typed, and so may reach another topic than the one that is meant, or the one below which they stand. */
export function faultySuggestions(all: readonly Suggestion[], chat: Chat): Finding[] {
  const { words, topics } = chat;
  return all.flatMap(({ document, pointer, label }) => {
    if (!isAnswered(label, words, topics))
      return [
        findingIn(document, pointer, 'value', 'dead-suggestion', { label, ...meantBy(label, all, chat) }),
      ];
    const reply = chooseReply(label, { topics, triggers: words.triggers });
    if (reply.rule !== 'topic' || words.options.some((option) => option.label === label)) return [];
    const answer = reply.topic.question;
    const home = Number(/^\/items\/(\d+)\/followUp\//.exec(pointer)?.[1] ?? -1);
    const others = topics.filter((topic) => topic !== reply.topic);
    if (topics[home] === reply.topic) {
      const meant = meantBy(label, all, { words, topics: others });
      return [findingIn(document, pointer, 'value', 'circular-suggestion', { label, ...meant })];
    }
    const isExact = topics.some(({ question }) => plain(question) === plain(label));
    // One topic that has far more of the words than any other is certainly meant.
    const isClear = others.every((topic) => scoreOf(label, reply.topic) > 2 * scoreOf(label, topic));
    if (isExact || isClear) return [];
    const meant = meantBy(label, all, chat);
    return [findingIn(document, pointer, 'value', 'inexact-suggestion', { label, answer, ...meant })];
  });
}

/** What a suggestion means that is neither a question nor an option: what is spelt like it, or a question that no button has and that is about the same. */
function meantBy(
  label: string,
  all: readonly Suggestion[],
  { words, topics }: Chat,
): { near: string | undefined; unasked: string[] } {
  const offers = new Set(all.map((one) => plain(one.label)));
  const names = [...words.options.map((option) => option.label), ...topics.map(({ question }) => question)];
  const lost = names.filter((name) => !offers.has(plain(name)));
  const [alike, ...more] = lost.filter((name) => isAlike(label, name));
  const near = nearest(label, lost) ?? (more.length > 0 ? undefined : alike) ?? nearest(label, names);
  return { near, unasked: lost };
}

/** So many buttons with the same words were an option. */
const many = 2;

/** The suggestions with the old words of an option, which do something only because a trigger is in them: a few that say the same, or one that is spelt like it. */
export function oldOptions(all: readonly Suggestion[], { words, topics }: Chat): Finding[] {
  const options = words.options.map((option) => option.label);
  const names = new Set([...options, ...topics.map(({ question }) => question)].map(plain));
  return all.flatMap(({ document, pointer, label }) => {
    if (names.has(plain(label)) || !hasTrigger(label, words.triggers)) return [];
    const [option, ...more] = options.filter((one) => isAlike(label, one));
    const isMeant =
      all.filter((one) => one.label === label).length >= many || nearest(label, options) === option;
    return option !== undefined && more.length === 0 && isMeant
      ? [findingIn(document, pointer, 'value', 'old-option', { label, option })]
      : [];
  });
}

/** A text without what a hurried hand writes otherwise: capitals and signs. */
export function plain(text: string): string {
  return wordsOf(text).join(' ');
}

/** Letters with which words of one stem begin, like "programs" and "programme". */
const stem = 5;

/** Whether two texts have at least half of their words in common. */
function isAlike(one: string, other: string): boolean {
  const [words, others] = [one, other].map(
    (text) => new Set([...countedWords(text)].map((word) => word.slice(0, stem))),
  ) as [Set<string>, Set<string>];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared > 0 && 2 * shared >= Math.max(words.size, others.size);
}
