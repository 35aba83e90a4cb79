/** Numbers below 1 that look random and are the same for the same seed ("mulberry32"). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Chooses one of several things. */
export function chooser(next: () => number): <JsonLdNode>(things: readonly JsonLdNode[]) => JsonLdNode {
  return <JsonLdNode>(things: readonly JsonLdNode[]) =>
    things[Math.floor(next() * things.length)] as JsonLdNode;
}
