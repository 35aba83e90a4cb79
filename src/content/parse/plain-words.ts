/** What stands before an entry of a list that was copied out of a word processor, where it is no text by itself. */
const bullet = /^[•●▪◦‣∙·][^\S\r\n]*(?=[^\s,])/u;

/** Words as they can be typed between quotation marks: without the bullet before them, and with a space for a tab. */
export function plainWords(text: string): string {
  return text.replace(bullet, '').replaceAll(/[^\S\r\n]*\t[^\S\r\n]*/g, ' ');
}
