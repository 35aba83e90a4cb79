import type { ChatTopic } from '../../model/content.generated';
import { countedWords, wordsOf } from './words';

/** What a reply is chosen from. */
export interface ChatKnowledge<Topic> {
  topics: readonly Topic[];
  triggers: readonly string[];
}

/** Which of the three rules gives the reply. */
export type Reply<Topic> = { rule: 'inquiry' } | { rule: 'topic'; topic: Topic } | { rule: 'fallback' };

/** The parts of a topic that count. */
export type Matched = Pick<ChatTopic, 'question' | 'keywords'>;

const questionBonus = 2;
const leastScore = 2;

/** More of a message is not read, in UTF-16 units. */
const longest = 2000;

/** Chooses the reply to a message: the inquiry form, the topic that fits best, or the fallback (specification, section 4). */
export function chooseReply<Topic extends Matched>(
  message: string,
  { topics, triggers }: ChatKnowledge<Topic>,
): Reply<Topic> {
  const text = beginningOf(message);
  if (hasTrigger(text, triggers)) return { rule: 'inquiry' };
  let best: { topic: Topic; score: number } | undefined;
  for (const topic of topics) {
    const score = scoreOf(text, topic);
    // Of topics that fit equally well the first answers.
    if (score >= leastScore && score > (best?.score ?? 0)) best = { topic, score };
  }
  return best ? { rule: 'topic', topic: best.topic } : { rule: 'fallback' };
}

/** As much of a message as is read. A word that the limit cuts is left out, so that "bookkeeper" does not become "book". */
function beginningOf(message: string): string {
  if (message.length <= longest) return message;
  return message.slice(0, longest).replace(/(^|[^\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}\p{Cs}]+$/u, '$1');
}

/** Whether a text holds a trigger, of one or more whole words; "Facebook" is not "book". */
export function hasTrigger(text: string, triggers: readonly string[]): boolean {
  const spaced = spacedWords(text);
  return triggers.some((trigger) => holds(spaced, trigger));
}

/** Every message is compared with every topic: what a topic's words are is worked out once. */
const known = new WeakMap<Matched, ReadonlySet<string>>();

/** The words by which a topic is found: of its keywords and of its question. */
export function wordsOfTopic(topic: Matched): ReadonlySet<string> {
  const words = known.get(topic) ?? countedWords([topic.question, ...topic.keywords].join(' '));
  known.set(topic, words);
  return words;
}

/** How well a topic fits a message: a point for every word, and two for the whole question. */
export function scoreOf(text: string, topic: Matched): number {
  const words = wordsOfTopic(topic);
  const shared = [...countedWords(text)].filter((word) => words.has(word)).length;
  return shared + (holds(spacedWords(text), topic.question) ? questionBonus : 0);
}

/** The words of a text with one space before, between and behind them, so that whole words are found in it. */
function spacedWords(text: string): string {
  return ` ${wordsOf(text).join(' ')} `;
}

/** Whether a text holds all words of another one after another, however they are spaced and written. */
function holds(spaced: string, other: string): boolean {
  const words = spacedWords(other);
  return words.trim() !== '' && spaced.includes(words);
}
