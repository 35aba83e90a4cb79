/** A seeded source of numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** One of the items. */
  pick<T>(items: readonly [T, ...T[]]): T;
  /** `value` moved by at most `by` up or down. */
  near(value: number, by: number): number;
}

const hash = (text: string): number =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619) >>> 0, 2166136261);

/** Takes a seed text, such as the name of a scene, and gives its random source (mulberry32). */
export function random(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  return {
    between,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    near: (value, by) => between(value - by, value + by),
  };
}
