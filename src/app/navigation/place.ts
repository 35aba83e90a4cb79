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

/** Opens the closed parts in which a place lies, as browsers do when they load a page (HTML, "ancestor revealing"), and what is folded under its heading. */
export function openAround(place: HTMLElement): void {
  place.querySelector(':scope > details, h2 ~ details')?.setAttribute('open', '');
  const isInside = place.closest(closed) !== null;
  for (let part = place.closest(closed); part; part = place.closest(closed)) part.setAttribute('open', '');
  if (isInside) place.scrollIntoView();
}

const closed = 'details:not([open])';

/** Moves the focus to a place, so that Tab goes on from there. What cannot take it can until it loses it again. */
export function focusOn(place: HTMLElement): void {
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  place.tabIndex = -1;
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  place.focus({ preventScroll: true });
}
