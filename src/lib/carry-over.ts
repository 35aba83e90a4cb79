/** What holds the focus, or something that visitors typed, chose or opened. */
const touchable = ['input', 'textarea', 'select', 'details', 'summary', 'button', 'a'] as const;

/**
 * Remembers what visitors can have typed, chosen, opened and focused in `place`, while React takes it over. React draws
 * everything again where something else has changed the HTML before, such as a translator or an extension.
 * @returns what puts all that into the elements that stand in the place of those that are gone; to be called at once.
 */
export function carryOver(place: Element): () => void {
  const before = touchable.map((tag) => [...place.getElementsByTagName(tag)]);
  const forms = formsIn(place);
  const focus = lastFocused();
  return () => {
    const focused = focus();
    formsIn(place).forEach((now, at) => {
      const old = forms[at];
      if (old && old !== now) now.replaceChildren(...old.childNodes);
    });
    touchable.forEach((tag, index) => {
      const now = place.getElementsByTagName(tag);
      before[index]?.forEach((old, at) => {
        const next = now[at];
        if (next && old !== next) copyState(old, next);
        if (next && old === focused && old !== document.activeElement) takeFocus(old, next);
      });
    });
  };
}

/** The forms of a page are roots of React's own: the page draws them as empty places. */
function formsIn(place: Element): Element[] {
  return [...place.querySelectorAll('[data-form]')];
}

/** Follows the focus. @returns what gives the element that has it, or had it when it was removed just now. */
function lastFocused(): () => Element | null {
  let focused = document.activeElement;
  const end = new AbortController();
  const { signal } = end;
  document.addEventListener('focusin', ({ target }) => (focused = target as Element), { signal });
  // An element that is removed loses its focus in the midst of React's work.
  document.addEventListener('focusout', () => queueMicrotask(() => (focused = document.activeElement)), {
    signal,
  });
  return () => {
    end.abort();
    return focused;
  };
}

function copyState(old: HTMLElement, next: HTMLElement): void {
  if (old.dataset['taken'] !== undefined) next.dataset['taken'] = '';
  if (old instanceof HTMLDetailsElement) (next as HTMLDetailsElement).open = old.open;
  if (old instanceof HTMLSelectElement) (next as HTMLSelectElement).value = old.value;
  if (old instanceof HTMLTextAreaElement) (next as HTMLTextAreaElement).value = old.value;
  if (!(old instanceof HTMLInputElement)) return;
  const control = next as HTMLInputElement;
  control.checked = old.checked;
  if (old.type !== 'file') control.value = old.value;
}

function takeFocus(old: Element, next: HTMLElement): void {
  next.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = old as HTMLInputElement;
  // Fields of some kinds, such as e-mail, have no selection.
  if (selectionEnd) (next as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}
