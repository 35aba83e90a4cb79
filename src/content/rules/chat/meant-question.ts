import { wordsOfTopic } from '../../../lib/chat/choose-reply';
import { countedWords, wordsOf } from '../../../lib/chat/words';
import type { ChatTopic } from '../../../model/content.generated';
import type { Site } from '../../facts/site';
import { findingIn, type Finding } from '../../problems/finding';
import { nearest } from '../../problems/nearest';
import { chatPath, chatTopicsName } from '../../source/document-kind';
import { offered, type Chat } from './chat-offers';

/** What somebody may have meant who wrote other words on a button of the chat. */
export interface Meant {
  near?: string;
  /** Whether nothing else can be meant. */
  isCertain?: true;
  /** The questions that no button has, where nothing is near. */
  unasked?: string[];
}

/** More questions that no button has tell nobody which is meant. */
const most = 3;

/** What a suggestion means that is neither a question nor an option: what is spelt like it, or a question that no button has and that is about the same. */
export function meantBy(site: Pick<Site, 'textOf'>, label: string, chat: Chat): Meant {
  const offers = new Set([...offered(chat)].map(plain));
  const questions = chat.topics.map(({ question }) => question);
  const names = [...chat.words.options.map((option) => option.label), ...questions];
  const lost = names.filter((name) => !offers.has(plain(name)));
  const certain = (near: string): Meant => ({ near, ...(canWrite(site, near) && { isCertain: true }) });
  const spelt = nearest(label, lost) ?? nearest(label, names);
  if (spelt !== undefined)
    return lost.includes(spelt) && isAlike(label, spelt) ? certain(spelt) : { near: spelt };
  const unasked = questions.filter((question) => lost.includes(question));
  const about = sameMatter(label, unasked, chat);
  if (about !== undefined) return certain(about);
  return unasked.length > 0 && unasked.length <= most ? { unasked } : {};
}

/** The one of some questions that is certainly about a label. */
function sameMatter(label: string, questions: string[], chat: Chat): string | undefined {
  const [best, next] = questions
    .map((question) => ({ question, fit: fitOf(label, question, chat) }))
    .toSorted((one, other) => other.fit - one.fit);
  return best && best.fit >= sure && best.fit >= 2 * (next?.fit ?? 0) ? best.question : undefined;
}

/** Whether words stand in a document of the chat as they are shown: a placeholder in them must not be lost. */
function canWrite({ textOf }: Pick<Site, 'textOf'>, words: string): boolean {
  return [chatPath, `_collections/${chatTopicsName}.json`].some((path) =>
    textOf(path).includes(JSON.stringify(words)),
  );
}

/** A text without what a hurried hand writes otherwise: capitals and signs. */
export function plain(text: string): string {
  return wordsOf(text).join(' ');
}

/** What a question is at least about when it is meant: half of a word that no other topic knows. */
const sure = 0.5;

/** A word that more of the topics know says nothing of what is meant, like "which". */
const common = 3 / 4;

/** Letters of a word that says what a question is about; shorter ones, like "his", stand in any. */
const least = 4;

/** How much a topic is about a label: each word counts that both have, the less the more topics know it. */
function fitOf(label: string, question: string, { topics }: Chat): number {
  const known = topics.map((topic) => ({ isOwn: topic.question === question, words: wordsOfTopic(topic) }));
  const words = [...countedWords(label)].filter((word) => word.length >= least);
  return words.reduce((sum, word) => {
    const by = known.filter((topic) => knows(topic.words, word));
    const counts = by.some(({ isOwn }) => isOwn) && by.length < common * topics.length;
    return counts ? sum + 1 / by.length : sum;
  }, 0);
}

/** Whether two texts have at least half of their words in common. */
export function isAlike(one: string, other: string): boolean {
  const [words, others] = [countedWords(one), countedWords(other)];
  const shared = [...words].filter((word) => knows(others, word)).length;
  return shared > 0 && 2 * shared >= Math.max(words.size, others.size);
}

/** Letters with which words of one stem begin, like "programs" and "programme". */
const stem = 5;

function knows(words: ReadonlySet<string>, word: string): boolean {
  return (
    words.has(word) || (word.length >= stem && [...words].some((one) => one.startsWith(word.slice(0, stem))))
  );
}

/** So much of the longer of two lists stands in the other when one was copied, and at leastShared so many keywords. */
const mostShared = 0.8;
const leastShared = 3;

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
  return shared === longer ? shared > 1 : shared >= leastShared && shared >= mostShared * longer;
}

function sharedBy(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): number {
  return [...one].filter((word) => other.has(word)).length;
}
