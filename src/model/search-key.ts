/** Whether a key opens the search: "/" outside of fields, and Ctrl+K or Cmd+K everywhere. */
export function isSearchKey({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  const isSlash = key === '/' && !isTyping && !ctrlKey && !metaKey;
  return isSlash || (key.toLowerCase() === 'k' && (ctrlKey || metaKey));
}
