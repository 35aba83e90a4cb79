/** What another thread says. */
export type Report =
  | { kind: 'results'; from: number; results: unknown[] }
  | { kind: 'done' }
  | { kind: 'failed'; isUsage: boolean; message: string; details: object };

/** How many pieces a thread takes at once. */
const share = 32;

/** Takes shares of so many pieces until none is left; every thread that counts with `taken` gets others. */
export function takeShares<Result>(
  taken: Int32Array,
  pieces: number,
  work: (at: number) => Result,
  give: (from: number, results: Result[]) => void,
): void {
  for (let from = Atomics.add(taken, 0, share); from < pieces; from = Atomics.add(taken, 0, share)) {
    const length = Math.min(share, pieces - from);
    give(
      from,
      Array.from({ length }, (_, at) => work(from + at)),
    );
  }
}
