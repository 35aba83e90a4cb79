import { wordsOf } from './shipped';

/** Two of the texts given, by their numbers, and how alike they are: 0 for no word in common, 1 for the same words. */
export interface Pair {
  readonly one: number;
  readonly other: number;
  readonly similarity: number;
}

/** A text as the weight of each of its words; the squares add up to 1. */
type Vector = ReadonlyMap<string, number>;

/** Forms of a word count as one: "nurses" as "nurse", "asked" as "ask". */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word;
}

/** Takes texts and gives every pair at least so alike: the cosine of their words, a rare word weighing more (tf-idf). */
export function alikePairs(texts: readonly string[], least: number): Pair[] {
  const vectors = vectorsOf(texts.map((text) => [...new Set(wordsOf(text).map(stem))]));
  return vectors.flatMap((vector, other) =>
    vectors
      .slice(0, other)
      .map((earlier, one) => ({ one, other, similarity: cosine(earlier, vector) }))
      .filter(({ similarity }) => similarity >= least),
  );
}

function vectorsOf(texts: readonly string[][]): Vector[] {
  const uses = new Map<string, number>();
  for (const word of texts.flat()) uses.set(word, (uses.get(word) ?? 0) + 1);
  const weight = (word: string): number => Math.log((texts.length + 1) / (uses.get(word) ?? 1));
  return texts.map((words) => {
    const length = Math.hypot(...words.map(weight));
    return new Map(words.map((word) => [word, length > 0 ? weight(word) / length : 0]));
  });
}

function cosine(one: Vector, other: Vector): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [word, weight] of few) sum += weight * (many.get(word) ?? 0);
  return sum;
}
