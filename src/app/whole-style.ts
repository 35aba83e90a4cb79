import { firstElement } from '../components/LoadPart/build';

/** How long the style may keep the scripts waiting, in milliseconds: a link whose file failed before says so no more. */
const timeoutMs = 3000;

/** Waits for the stylesheet of all blocks, of which a page has only its own; one that cannot be had is not waited for. */
export function wholeStyle(): Promise<unknown> {
  const { style } = firstElement().dataset;
  const link = document.querySelector<HTMLLinkElement>(`link[href="${style}"]`);
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    setTimeout(resolve, timeoutMs);
  });
}
