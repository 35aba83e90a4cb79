/** The words of a text as the chat compares them: runs of letters, marks and digits, in small letters. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** The distinct words of a text that count for an answer: those of more than two characters (specification, section 9). */
export function countedWords(text: string): Set<string> {
  return new Set(wordsOf(text).filter((word) => [...word].length > 2));
}
