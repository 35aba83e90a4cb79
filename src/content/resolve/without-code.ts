/** Code in Markdown and HTML: a block between fences, a piece between backticks, and the elements for both. */
const code =
  /(?<=^|\n)([ ]{0,3}(`{3,}|~{3,})[^\n]*\n(?:[^]*?\n)??[ ]{0,3}\2[^\n]*(?=\n|$))|(?<!`)(`+)(?!`)[^]*?[^`]\3(?!`)|<(code|pre)\b[^<>]*>[^]*?<\/\4>/gi;

/** A text with formatting in which blanks stand for its code, so that each of its other letters stays where it is. */
export function withoutCode(text: string): string {
  return /[`~]|<(?:code|pre)/i.test(text)
    ? text.replaceAll(code, (one) => one.replaceAll(/[^\n]/g, ' '))
    : text;
}
