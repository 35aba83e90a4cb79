interface Waiting<Item> {
  item: Item;
  done: () => void;
  failed: (error: unknown) => void;
}

/** Work that is done one group after the other. */
export interface Groups<Item> {
  /** Settles when the group to which a thing belongs is done, or has failed. */
  add: (item: Item) => Promise<void>;
  /** Resolves when nothing is left to do. */
  idle: () => Promise<void>;
}

/** Does together what comes together while earlier work goes on. */
export function inGroups<Item>(work: (items: Item[]) => Promise<void>): Groups<Item> {
  let queue: Waiting<Item>[] = [];
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    while (queue.length > 0) {
      const group = queue;
      queue = [];
      try {
        await work(group.map(({ item }) => item));
        for (const { done } of group) done();
      } catch (error) {
        for (const { failed } of group) failed(error);
      }
    }
    running = undefined;
  };
  const add = (item: Item): Promise<void> =>
    new Promise((done, failed) => {
      queue.push({ item, done, failed });
      running ??= run();
    });
  return { add, idle: async () => running };
}
