import { emptyWords } from '#words/blocks';
import type { DirectoryCategory } from '../../model/content.generated';
import { isLike, isSame, wanted, wordsOf } from './words';

/** What a search leaves of a directory, and whether it only comes near to what was typed. */
export interface Matches {
  categories: DirectoryCategory[];
  isNear: boolean;
}

/** Words that say nothing about a topic. */
const empty = new Set(emptyWords.split(' '));

type Test = (text: string) => boolean;

/**
 * Takes the categories and the words typed, and gives the topics that hold every one of them, together
 * with the title of their category: as they were typed, else their beginnings and slips. Where there are none, the
 * categories that are looked for under these words, else the topics that hold some; without words everything.
 */
export function matching(categories: DirectoryCategory[], typed: string): Matches {
  const words = wanted(typed);
  for (const agree of [isSame, isLike]) {
    const found = leave(categories, holdingAll(words.map((lists) => testFor(lists, agree))));
    if (found.length > 0) return { categories: found, isNear: false };
  }
  const tests = words.map((lists) => testFor(lists, isLike));
  const meant = categories.filter((category) => tests.every((holds) => holds(wordsAbout(category))));
  if (meant.length > 0) return { categories: meant, isNear: true };
  const telling = words
    .filter(([[word = ''] = []]) => word.length > 2 && !empty.has(word))
    .map((lists) => testFor(lists, isLike));
  const near = leave(categories, (head) => (topic) => telling.some((holds) => holds(`${head} ${topic}`)));
  return { categories: near, isNear: true };
}

/** A word in the title of a category need not stand in its topics. */
function holdingAll(tests: Test[]): (head: string) => Test {
  return (head) => {
    const rest = tests.filter((holds) => !holds(head));
    return (topic) => rest.every((holds) => holds(topic));
  };
}

function wordsAbout({ title, text = '', keywords = [] }: DirectoryCategory): string {
  return [title, text, ...keywords].join(' ');
}

function leave(categories: DirectoryCategory[], testIn: (head: string) => Test): DirectoryCategory[] {
  return categories.flatMap((category) => {
    const topics = category.topics.filter(testIn(category.title));
    return topics.length > 0 ? [{ ...category, topics }] : [];
  });
}

function testFor(lists: string[][], agree: typeof isSame): Test {
  return (text) => {
    const there = wordsOf(text);
    const stands = (word: string): boolean => there.some((other) => agree(word, other));
    return lists.some((list) => list.every(stands));
  };
}
