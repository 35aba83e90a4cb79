import type { DirectoryCategory } from '../../model/content.generated';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Takes the categories and the words typed, and gives the topics that hold every one of them; of a
 * category whose title holds them, all. Without words everything is left.
 */
export function matching(categories: DirectoryCategory[], typed: string): DirectoryCategory[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const holds = (text: string): boolean => words.every((word) => plain(text).includes(word));
  return categories.flatMap((category) => {
    const topics = holds(category.title) ? category.topics : category.topics.filter(holds);
    return topics.length > 0 ? [{ ...category, topics }] : [];
  });
}
