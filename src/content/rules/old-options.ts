import { hasTrigger } from '../../lib/chat/choose-reply';
import { findingIn, type Finding } from '../problems/finding';
import { nearest } from '../problems/nearest';
import { topicSuggestions, wordsSuggestions, type Chat } from './chat-offers';
import { isAlike, plain } from './meant-question';

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
