import { openingOf, type Bracket } from './grammar';
import { tokens, type Token } from './tokens';

/** How many brackets of a text are open for good; below zero: how many close nothing. */
export function balanceOf(text: string): Record<Bracket, number> {
  const balance = { '{': 0, '[': 0 };
  for (const { kind } of tokens(text)) {
    const opening = openingOf(kind);
    if (opening) balance[opening] -= 1;
    if (kind === '{' || kind === '[') balance[kind] += 1;
  }
  return balance;
}

/** Keeps the open brackets, and remembers the first pair that does not stand at one depth. */
export class Brackets {
  readonly #text: string;
  readonly #open: Token[] = [];
  #unclosed: Token | undefined;
  #surplus: Token | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** The innermost open bracket. */
  get innermost(): Token | undefined {
    return this.#open.at(-1);
  }

  /** The bracket that lacks its end if any does, as the indentation tells: what closed it stands too far left. */
  get unclosed(): Token | undefined {
    return this.#unclosed;
  }

  /** The closing bracket that is one too many if any is, as the indentation tells: it stands too far right. */
  get surplus(): Token | undefined {
    return this.#surplus;
  }

  open(token: Token): void {
    this.#open.push(token);
  }

  close(token: Token): void {
    const opened = this.#open.pop();
    const lineStart = this.#text.lastIndexOf('\n', token.offset - 1) + 1;
    const isFirst = this.#text.slice(lineStart, token.offset).trim() === '';
    if (!opened || !isFirst || opened.offset >= lineStart) return;
    const indent = token.offset - lineStart;
    const expected = indentAt(this.#text, opened.offset);
    if (indent < expected) this.#unclosed ??= opened;
    if (indent > expected) this.#surplus ??= token;
  }
}

/** The indentation of the line in which an offset lies. */
export function indentAt(text: string, offset: number): number {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return Math.max(0, text.slice(lineStart).search(/\S/));
}
