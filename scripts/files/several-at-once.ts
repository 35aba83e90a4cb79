import { availableParallelism } from 'node:os';

/** Does a work for each item, in their order, for as many at once as there are processors. Rejects with the first failure, and begins no more then. */
export async function severalAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = each(items);
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** Unlike the iterator of a list it ends for all who share it as soon as one of them throws. */
function* each<Item>(items: readonly Item[]): Generator<Item> {
  yield* items;
}
