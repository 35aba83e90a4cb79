/** What follows a document that has ended. */
export interface TextAfterEnd {
  /** Where a list has ended, or what stands above one. */
  line?: number | undefined;
  /** Whether an entry of the list follows. */
  isEntry?: boolean;
  /** Whether an entry stands above its list. */
  isAbove?: boolean;
  isBlock?: boolean;
  /** Whether another page follows. */
  isPage?: boolean;
  /** Whether it is nothing but words. */
  isWords?: boolean;
}

/** What happened. */
export function afterEndMessage({ line, isEntry, isAbove }: TextAfterEnd): string {
  if (isAbove === true) return 'An entry stands above the list: a shared list begins with its [.';
  if (line === undefined) return 'The document has ended, but more text follows.';
  return `The list has ended with the ] of line ${line}, but ${isEntry === true ? 'another entry' : 'more'} follows.`;
}

/** What to do. */
export function afterEndHint({ line, isEntry, isAbove, isBlock, isPage, isWords }: TextAfterEnd): string {
  if (isAbove === true)
    return `Move all up to the } of line ${line} into the list, behind its [, with a comma behind the }.`;
  if (isEntry === true)
    return `Take the ] of line ${line} away, type a comma in its place, and type the ] at the end of the file.`;
  if (line !== undefined)
    return `Move what belongs to the list up, before that ], with a comma between, and delete the rest.`;
  if (isBlock === true)
    return 'Move this block up into "blocks", before the last ], with a comma between it and the block above.';
  if (isPage === true)
    return 'A file holds one page: cut all from here on, and save it as a file of its own if it is needed.';
  return isWords === true
    ? 'Delete it: nothing may stand below the document.'
    : 'Delete it, or look above for a bracket that was closed too early.';
}
