import type { Token } from './tokens';

/** Keeps the open brackets, and remembers the first one whose closing bracket stands at another depth. */
export class Brackets {
  readonly #text: string;
  readonly #open: Token[] = [];
  #suspect: Token | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** The innermost open bracket. */
  get innermost(): Token | undefined {
    return this.#open.at(-1);
  }

  /** The open bracket that most likely lacks its end: the indentation tells. */
  get unclosed(): Token | undefined {
    return this.#suspect ?? this.innermost;
  }

  open(token: Token): void {
    this.#open.push(token);
  }

  close(token: Token): void {
    const opened = this.#open.pop();
    const indent = this.#indentOf(token.offset);
    if (!opened || indent === undefined) return;
    const lineStart = this.#text.lastIndexOf('\n', opened.offset - 1) + 1;
    const expected = this.#text.slice(lineStart).search(/\S/);
    if (indent < expected) this.#suspect ??= opened;
  }

  /** The indentation of a token that is the first on its line. */
  #indentOf(offset: number): number | undefined {
    const before = this.#text.slice(this.#text.lastIndexOf('\n', offset - 1) + 1, offset);
    return before.trim() === '' ? before.length : undefined;
  }
}
