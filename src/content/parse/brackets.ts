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
  readonly #open: { token: Token; line: Line; colon?: Token }[] = [];
  #line: Line;
  #seen = 0;
  #unclosed: { token: Token; around: Token[] } | undefined;
  #surplus: Token | undefined;
  #hasty: Token | undefined;
  /** The closing bracket that came last, with the line of its opening one. */
  #last: { token: Token; line: Line } | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#line = { start: 0, indent: indentAt(text, 0) };
  }

  /** The innermost open bracket. */
  get innermost(): Token | undefined {
    return this.#open.at(-1)?.token;
  }

  /** The open brackets around one that is open too, or that lacks its end, from the inside out. */
  around(inner: Token): Token[] {
    if (inner === this.#unclosed?.token) return this.#unclosed.around;
    const at = this.#open.findIndex(({ token }) => token === inner);
    return this.#outside(at);
  }

  /** The first open brackets, so many of them, from the inside out. */
  #outside(amount: number): Token[] {
    return this.#open
      .slice(0, Math.max(0, amount))
      .map(({ token }) => token)
      .toReversed();
  }

  /** The last colon between the innermost open bracket and here. */
  get colon(): Token | undefined {
    return this.#open.at(-1)?.colon;
  }

  /** What would close all that is open. */
  get missing(): string {
    return this.#open
      .map(({ token }) => (token.kind === '{' ? '}' : ']'))
      .toReversed()
      .join('');
  }

  /** The bracket that lacks its end if any does, as the indentation tells: what closed it stands too far left. */
  get unclosed(): Token | undefined {
    return this.#unclosed?.token;
  }

  /** The closing bracket that is one too many if any is: it stands too far right, or behind something that began in another line. */
  get surplus(): Token | undefined {
    return this.#surplus ?? this.#hasty;
  }

  /** Whether a closing bracket stood too far right. */
  get isShifted(): boolean {
    return this.#surplus !== undefined;
  }

  /** Notes a token that has its place; those that are neither brackets nor colons mean nothing here. */
  take(token: Token): void {
    if (token.kind === '{' || token.kind === '[') this.#opened(token);
    if (token.kind === '}' || token.kind === ']') this.#closed(token);
    if (token.kind === ':') this.#colonAt(token);
  }

  #opened(token: Token): void {
    this.#open.push({ token, line: this.#lineOf(token) });
  }

  #closed(token: Token): void {
    const opened = this.#open.pop();
    const last = this.#last;
    this.#last = opened && { token, line: opened.line };
    const line = this.#lineOf(token);
    if (!opened || opened.line === line) return;
    const isFirst = token.offset === line.start + line.indent;
    if (isFirst && line.indent < opened.line.indent)
      this.#unclosed ??= { token: opened.token, around: this.#outside(this.#open.length) };
    if (isFirst && line.indent > opened.line.indent) this.#surplus ??= token;
    if (isFirst) return;
    this.#hasty = token;
    const isBehind = last?.token.offset === token.offset - 1 && last.line !== opened.line;
    if (isBehind) this.#surplus ??= token;
  }

  /** With a colon a value begins. */
  #colonAt(token: Token): void {
    const innermost = this.#open.at(-1);
    if (innermost) innermost.colon = token;
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

/** Whether each closing bracket that begins a line stands below the line that it closes: if not, one was put where none belongs. */
export function isAligned(text: string): boolean {
  const brackets = new Brackets(text);
  for (const token of tokens(text)) brackets.take(token);
  return brackets.unclosed === undefined && !brackets.isShifted;
}
