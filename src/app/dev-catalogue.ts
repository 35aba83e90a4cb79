/** The catalogue of blocks in development: shows one block at a time, its examples in three widths, and finds by words. */
const widths = [390, 768, 1440];
/** How often the height of an example is looked at while it is drawn, and for how long, in milliseconds. */
const [pause, patience] = [250, 15_000];

const articles = [...document.querySelectorAll<HTMLElement>('article')];
const search = document.querySelector<HTMLInputElement>('input[type="search"]');

function showChosen(): void {
  const chosen = articles.find(({ id }) => id === window.location.hash.slice(1)) ?? articles[0];
  for (const article of articles) article.toggleAttribute('data-shown', article === chosen);
  for (const place of chosen?.querySelectorAll<HTMLElement>('[data-shows]') ?? [])
    if (place.childElementCount === 0) place.append(...widths.map((width) => frame(place, width)));
}

/** A window on an example, as wide as a screen and as small as it has to be. */
function frame({ dataset: { shows = '', type = '' } }: HTMLElement, width: number): HTMLElement {
  const figure = document.createElement('figure');
  figure.dataset['width'] = String(width);
  const caption = document.createElement('figcaption');
  caption.textContent = `${width} px`;
  const [room, view] = [document.createElement('div'), document.createElement('iframe')];
  view.src = shows;
  view.title = `${type} at ${width} pixels`;
  view.width = String(width);
  view.addEventListener('load', () => fit(room, view, type, width));
  room.append(view);
  figure.append(caption, room);
  return figure;
}

/** Leaves nothing but the block to be seen, and gives it the room that it takes. */
function fit(room: HTMLElement, view: HTMLIFrameElement, type: string, width: number): void {
  const timer = setInterval(() => {
    const block = view.contentDocument?.querySelector<HTMLElement>(`[data-block="${type}"]`);
    if (!block) return;
    alone(block);
    const height = Math.ceil(block.getBoundingClientRect().height);
    const scale = Math.min(1, room.clientWidth / width);
    view.height = String(height);
    view.style.transform = `scale(${scale})`;
    room.style.height = `${height * scale}px`;
    room.style.maxWidth = `${width}px`;
  }, pause);
  setTimeout(() => clearInterval(timer), patience);
}

function alone(element: HTMLElement): void {
  const { parentElement } = element;
  for (const other of parentElement?.children ?? [])
    if (
      other !== element &&
      other instanceof (element.ownerDocument.defaultView as typeof window).HTMLElement
    )
      other.style.display = 'none';
  if (parentElement && parentElement !== element.ownerDocument.body) alone(parentElement);
}

function find(): void {
  const words = search?.value.toLowerCase().trim() ?? '';
  for (const article of articles) {
    const link = document.querySelector(`nav a[href="#${article.id}"]`)?.parentElement;
    if (link) link.hidden = !`${article.id} ${article.textContent}`.toLowerCase().includes(words);
  }
}

search?.addEventListener('input', find);
window.addEventListener('hashchange', showChosen);
for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(button.nextElementSibling?.textContent ?? '');
    button.textContent = 'Copied';
  });
showChosen();
