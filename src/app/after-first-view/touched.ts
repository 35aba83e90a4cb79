/** What asks for the scripts at once. Reading does not. */
const signs = ['click', 'keydown', 'pointerdown', 'focusin'];

/**
 * Waits until somebody touches something.
 * @param marks `data-…` of the page's own script, which says whether somebody has done so before.
 */
export function somethingTouched(marks: DOMStringMap): Promise<unknown> {
  if ('touched' in marks) return Promise.resolve();
  return new Promise((resolve) => {
    for (const name of signs) document.addEventListener(name, resolve, { once: true, capture: true });
  });
}
