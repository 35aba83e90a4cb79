/** How far letters may be drawn together, in em, and how much shorter a line may get, so that lines stay as many. */
const tighter = ['-.01em', '-.02em', '-.03em'];
const shorter = ['95%', '90%', '85%', '80%', '75%', '70%'];

/**
 * Holds the page's opening, its title and the paragraphs beside it, in the fonts that stand in.
 * @returns what sets each of them in its own font when that is loaded, with as many lines.
 */
export function holdOpening(): () => Promise<unknown> {
  const opening = document.querySelector('h1')?.closest('section, header');
  const releases = [...(opening?.querySelectorAll<HTMLElement>('h1, p') ?? [])].map(hold);
  return () => Promise.all(releases.map((release) => release()));
}

function hold(text: HTMLElement): () => Promise<void> {
  const [font, ...standIns] = getComputedStyle(text).fontFamily.split(', ');
  text.style.fontFamily = standIns.join();
  return async () => {
    await document.fonts.load(`1em ${font}`, text.innerText).catch(() => undefined);
    keepLines(text, () => text.removeAttribute('style'));
  };
}

/**
 * Changes a text's font and keeps its number of lines, so that what stands below stays where it is: where the text has got
 * longer its letters draw together, where it has got shorter its line ends sooner. Where that is not enough, and as soon as
 * the window is of another width, it runs as it would.
 * @param change called once; the text's height before and after is compared, in pixels.
 */
export function keepLines(text: HTMLElement, change: () => void): void {
  const height = text.offsetHeight;
  const release = (): void => text.removeAttribute('style');
  const attempt = (property: string, values: readonly string[]): void => {
    for (const value of values) {
      text.style.setProperty(property, value);
      if (text.offsetHeight === height) return onceOfOtherWidth(release);
    }
    release();
  };
  change();
  if (text.offsetHeight > height) attempt('letter-spacing', tighter);
  else if (text.offsetHeight < height) attempt('max-inline-size', shorter);
}

/** A phone's window changes its height while one scrolls. */
function onceOfOtherWidth(run: () => void): void {
  matchMedia(`(width: ${String(window.innerWidth)}px)`).addEventListener('change', run, { once: true });
}
