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

interface Line {
  start: number;
  indent: number;
}

/** Keeps the open brackets, and remembers the first pair that does not stand at one depth. */
export class Brackets {
  readonly #text: string;
  readonly #open: { token: Token; line: Line }[] = [];
  #line: Line;
  #seen = 0;
  #unclosed: Token | undefined;
  #surplus: Token | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#line = { start: 0, indent: indentAt(text, 0) };
  }

  /** The innermost open bracket. */
  get innermost(): Token | undefined {
    return this.#open.at(-1)?.token;
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
    this.#open.push({ token, line: this.#lineOf(token) });
  }

  close(token: Token): void {
    const opened = this.#open.pop();
    const line = this.#lineOf(token);
    const isFirst = token.offset === line.start + line.indent;
    if (!opened || !isFirst || opened.line === line) return;
    if (line.indent < opened.line.indent) this.#unclosed ??= opened.token;
    if (line.indent > opened.line.indent) this.#surplus ??= token;
  }

  /** Tokens come in their order, so each line is looked for once. */
  #lineOf({ offset }: Token): Line {
    const start = this.#text.slice(this.#seen, offset).lastIndexOf('\n') + 1;
    if (start > 0) this.#line = { start: this.#seen + start, indent: indentAt(this.#text, offset) };
    this.#seen = offset;
    return this.#line;
  }
}

/** The indentation of the line in which an offset lies. */
export function indentAt(text: string, offset: number): number {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return Math.max(0, text.slice(lineStart).search(/\S/));
}
