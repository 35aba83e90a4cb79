import { chooseReply, scoreOf, hasTrigger } from '../../../lib/chat/choose-reply';
import { findingIn, type Finding } from '../../problems/finding';
import { nearest } from '../../problems/nearest';
import type { Site } from '../../facts/site';
import { meantBy, plain, type Meant, isAlike } from './meant-question';
import { type Suggestions, type Chat, wordsSuggestions, topicSuggestions } from './chat-offers';

/** The suggestions that are sent as if they were typed, and may so reach another topic than the one that is meant, or the one below which they stand. */
export function strayedSuggestions(
  site: Pick<Site, 'textOf'>,
  { document }: { document: { path: string } },
  all: Suggestions,
  chat: Chat,
): Finding[] {
  return all.flatMap(([pointer, label]) => {
    const answer = answerOf(label, chat);
    if (answer === undefined) return [];
    const isSame = chat.topics.findIndex(({ question }) => question === answer) === homeOf(pointer);
    const isExact = isQuestion(label, chat);
    if (!isSame && (isExact || isClear(label, chat))) return [];
    const others = isSame ? { ...chat, topics: chat.topics.filter((one) => one.question !== answer) } : chat;
    const meant = isExact ? {} : besides(answer, meantBy(site, label, others));
    const details = { label, answer, ...meant };
    const code = isSame ? 'circular-suggestion' : 'inexact-suggestion';
    return [findingIn(document, pointer, 'value', code, details)];
  });
}

function besides(answer: string, { unasked = [], ...meant }: Meant): Meant {
  const others = unasked.filter((question) => question !== answer);
  return others.length > 0 ? { ...meant, unasked: others } : meant;
}

/** The question of the topic that answers a suggestion; of an option, which does something, none. */
function answerOf(label: string, { words, topics }: Chat): string | undefined {
  if (words.options.some((option) => option.label === label)) return undefined;
  const reply = chooseReply(label, { topics, triggers: words.triggers });
  return reply.rule === 'topic' ? reply.topic.question : undefined;
}

/** The place of the topic below which a suggestion stands, -1 for one of the chat's words. */
function homeOf(pointer: string): number {
  return Number(/^\/(\d+)\/followUp\//.exec(pointer)?.[1] ?? -1);
}

function isQuestion(label: string, { topics }: Chat): boolean {
  return topics.some(({ question }) => plain(question) === plain(label));
}

/** Whether one topic has far more of the words than any other. */
function isClear(label: string, { topics }: Chat): boolean {
  const [best = 0, next = 0] = topics
    .map((topic) => scoreOf(label, topic))
    .toSorted((one, other) => other - one);
  return best > 2 * next;
}

interface Placed {
  document: { path: string };
}

/** So many buttons with the same words were an option. */
const many = 2;

/** The suggestions with the old words of an option, which do something only because a trigger is in them: a few that say the same, or one that is spelt like it. */
export function oldOptions(words: Placed, topics: Placed, chat: Chat): Finding[] {
  const all = [
    ...wordsSuggestions(chat.words).map(([pointer, label]) => ({ in: words, pointer, label })),
    ...topicSuggestions(chat.topics).map(([pointer, label]) => ({ in: topics, pointer, label })),
  ];
  const timesOf = (label: string): number => all.filter((one) => one.label === label).length;
  return all.flatMap(({ in: { document }, pointer, label }) => {
    const option = isOnlyTrigger(label, chat) ? meantOption(label, timesOf(label), chat) : undefined;
    if (option === undefined) return [];
    return [findingIn(document, pointer, 'value', 'old-option', { label, option })];
  });
}

/** Whether a suggestion is neither an option nor a question, and opens the form by a word in it. */
function isOnlyTrigger(label: string, { words, topics }: Chat): boolean {
  const names = [...words.options.map((option) => option.label), ...topics.map(({ question }) => question)];
  return !names.some((name) => plain(name) === plain(label)) && hasTrigger(label, words.triggers);
}

/** The one option that has half of the words of a suggestion. */
function meantOption(label: string, times: number, { words }: Chat): string | undefined {
  const labels = words.options.map((option) => option.label);
  const [option, ...more] = labels.filter((one) => isAlike(label, one));
  if (option === undefined || more.length > 0) return undefined;
  return times >= many || nearest(label, [option]) !== undefined ? option : undefined;
}
