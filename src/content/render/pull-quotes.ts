/** A paragraph up to the end of what is marked in it. */
const marked = /<p(?=>)((?:(?!<\/p>|<mark>).)*<mark>((?:(?!<\/p>).)*?)<\/mark>)/gs;

/**
 * Repeats what is marked in a paragraph as its `data-pull`: a pull quote, which an article shows large beside its text.
 * @param html sanitised HTML, in which `mark` has no attributes.
 */
export function withPullQuotes(html: string): string {
  return html.replaceAll(
    marked,
    (_, rest: string, quote: string) => `<p data-pull="${attributeValue(quote)}"${rest}`,
  );
}

function attributeValue(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '').replaceAll('"', '&quot;');
}
