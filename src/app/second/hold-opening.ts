import { keepLines } from './keep-lines';

/**
 * Holds the page's opening, its title and the paragraphs beside it, in the faces that stand in.
 * @returns what sets each of them in its own face when that is there, line for line.
 */
export function holdOpening(): () => Promise<unknown> {
  const opening = document.querySelector('h1')?.closest('section, header');
  const held = [...(opening?.querySelectorAll<HTMLElement>('h1, p') ?? [])].map(hold);
  return () => Promise.all(held.map((setInFace) => setInFace()));
}

function hold(text: HTMLElement): () => Promise<void> {
  const [face, ...standIns] = getComputedStyle(text).fontFamily.split(', ');
  text.style.fontFamily = standIns.join();
  return async () => {
    await document.fonts.load(`1em ${face}`, text.innerText).catch(() => undefined);
    keepLines(text, () => text.removeAttribute('style'));
  };
}
