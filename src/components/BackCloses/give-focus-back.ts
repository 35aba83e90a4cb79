/**
 * Gives the focus to what opened a window that has closed, unless the browser did so itself, or a new page has it.
 * The page stays where it is: to something sticky a browser would scroll as if it stood where it was first.
 */
export function giveFocusBack(opener: HTMLElement | null | undefined): void {
  const at = document.activeElement;
  if (!at || at === document.body || at.closest('dialog, [popover]')) opener?.focus({ preventScroll: true });
}
