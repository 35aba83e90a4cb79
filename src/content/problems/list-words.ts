import { brief, count } from './wording';

/** A list that is written with signs: the beginning of its first line, and the line right behind it, if there is one. */
export interface TypedList {
  written: string;
  /** How many entries follow the first. */
  more: number;
  behind?: string | undefined;
}

/** What becomes of lines with typed signs. */
export function typedListMessage({ written, more }: TypedList): string {
  const others = more === 0 ? '' : ` and ${count(more, 'entry', 'entries')} behind it`;
  return `"${brief(written, 40)}"${others} would be shown with ${more === 0 ? 'its sign' : 'their signs'}, and the lines run together: this is no list.`;
}

/** How lines with typed signs become a list, and what keeps the line behind them out of it. */
export function typedListHint({ written, behind }: TypedList): string {
  const entry = brief(written.replace(/^\S\s*/u, ''), 40);
  const list = `Begin each entry with a hyphen and a space, a line each: "- ${entry}".`;
  if (behind === undefined) return list;
  return `${list} Then type "", in a line of its own above "${brief(behind, 40)}": it would run into the list.`;
}
