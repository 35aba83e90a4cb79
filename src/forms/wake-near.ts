import * as words from '#words/forms';
import { loadPart } from '../components/LoadPart/load-part';
import { showNotice } from '../components/Notice/notice';
import type { BlockOf, SiteData } from '../model/page-data';
import { clearDraft, writeDraft } from './draft';
import { typedIn } from './fields/typed-in';

type FormBlock = BlockOf<'enquiryForm'>;

/** How long an empty place waits for the form's code, in milliseconds, before it takes the plain form. */
const timeoutMs = 5000;

/** Wakes the form when it is nearly in view or takes the focus. Gives what puts an end to it. */
export function wakeNear(place: HTMLElement, site: SiteData, block: FormBlock): () => void {
  const end = new AbortController();
  // A busy browser reports several changes at once, the last of them last.
  const near = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && wake(), {
    rootMargin: '200px',
  });
  const lives = keepTyped(place, block);
  const wake = (): void => {
    near.disconnect();
    place.removeEventListener('focusin', wake);
    void load(place, block, end.signal).then((draw) => {
      lives();
      return draw?.(place, site, block, end.signal);
    });
  };
  near.observe(place);
  place.addEventListener('focusin', wake);
  end.signal.addEventListener('abort', () => near.disconnect());
  return () => end.abort();
}

/** Tries until the code is there; meanwhile the form works as forms do without scripts. */
async function load(place: HTMLElement, block: FormBlock, end: AbortSignal) {
  const late = (): void => void takePlain(place, block);
  const timer = setTimeout(late, timeoutMs);
  let get = () => loadPart(() => import('./draw-form'));
  while (!end.aborted) {
    try {
      const { drawForm } = await get();
      clearTimeout(timer);
      return drawForm;
    } catch {
      late();
      get = () => import('./draw-form');
      await new Promise((resolve) => setTimeout(resolve, 3000));
    }
  }
  return undefined;
}

/** Keeps what is typed before the form lives, as it does itself later; what it posts by itself is not kept. Gives what is called when it lives. */
function keepTyped(place: HTMLElement, { form: { name } }: FormBlock): () => void {
  const asleep = new AbortController();
  const { signal } = asleep;
  const keep = (): void => {
    const form = place.querySelector('form');
    if (form) writeDraft(name, { values: typedIn(form) });
  };
  place.addEventListener('input', keep, { signal });
  place.addEventListener('submit', () => clearDraft(name), { signal });
  return () => asleep.abort();
}

/** Puts the form of the page's own HTML into an empty place: it posts by itself. */
async function takePlain(place: HTMLElement, { form: { name } }: FormBlock): Promise<void> {
  if (place.childElementCount > 0) return;
  try {
    const html = await (await fetch(window.location.href)).text();
    const plain = new DOMParser().parseFromString(html, 'text/html').querySelector(`[data-form="${name}"]`);
    if (place.childElementCount === 0) place.innerHTML = plain?.innerHTML ?? '';
  } catch {
    if (place.dataset['late'] === undefined) showNotice({ text: words.formMissing, canReload: true });
    place.dataset['late'] = '';
  }
}
