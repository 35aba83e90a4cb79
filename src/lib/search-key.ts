/** Whether a key opens the search: "/" outside of fields, and Ctrl+K or Cmd+K everywhere. */
export function isSearchKey({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (/^k$/i.test(key)) return ctrlKey || metaKey;
  const isTyping = (target as Element).closest?.('input,textarea,select,[contenteditable]');
  return key === '/' && !isTyping && !ctrlKey && !metaKey;
}
