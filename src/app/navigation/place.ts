/** The element that the `#…` of an address names, read as browsers do (HTML, "find a potential indicated element"). */
export function placeOf(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  return name === '' ? null : (document.getElementById(name) ?? document.getElementById(decoded(name)));
}

/** What is no valid encoding is taken as it stands. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Opens the closed part in which a place lies, as browsers do when they load a page (HTML, "ancestor revealing"). */
export function openAround(place: HTMLElement): void {
  const closed = place.closest('details:not([open])');
  if (!closed) return;
  closed.setAttribute('open', '');
  place.scrollIntoView();
}

/** Moves the focus to a place, so that Tab goes on from there. What cannot take it can until it loses it again. */
export function focusOn(place: HTMLElement): void {
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  place.tabIndex = -1;
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  place.focus({ preventScroll: true });
}
