import { setTimeout } from 'node:timers/promises';
import type { FaultyServer } from '../../e2e/support/faulty-server';
import type { Tab } from './browser';

/** Uses a part of the site as a visitor does, and throws with what is not there. */
type Part = (tab: Tab, site: FaultyServer) => Promise<void>;

/** The first element that a selector finds and that is shown. */
const shown = (selector: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible')`;

async function until(tab: Tab, condition: string): Promise<void> {
  for (let count = 0; count < 100; count += 1) {
    if (await tab.value<boolean>(`!!(${condition})`).catch(() => false)) return;
    await setTimeout(100);
  }
  throw new Error(`Not so within 10 seconds: ${condition}`);
}

/** Clicks the middle of an element's first box, as soon as it stands still in the window with nothing over it. */
async function click(tab: Tab, selector: string): Promise<void> {
  await until(tab, shown(selector));
  const bring = `${shown(selector)}.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })`;
  const middle = `((box) => [box.x + box.width / 2, box.y + box.height / 2])(${shown(selector)}.getClientRects()[0])`;
  // What is brought into view may move what is around it: it is brought only where it cannot be hit.
  const place = `((at) => document.elementFromPoint(...at)?.closest(${JSON.stringify(selector)}) ? at : ${bring})(${middle})`;
  let before: string | undefined;
  for (let count = 0; count < 50; count += 1) {
    const at = await tab.value<[number, number] | null>(place);
    if (at && String(at) === before) return tab.clickAt(...at);
    before = String(at);
    await setTimeout(200);
  }
  throw new Error(`Something moves or covers ${selector}`);
}

async function open(tab: Tab, site: FaultyServer, path: string, width = 1440): Promise<void> {
  await tab.resize(width, 900);
  await tab.open(site.url + path);
  await until(tab, `document.readyState === 'complete'`);
  if (await tab.value<boolean>(`'scripted' in document.documentElement.dataset`)) await live(tab);
  await until(tab, `document.fonts.status === 'loaded'`);
}

/** Waits until the page's scripts are at work; a key asks for them. */
async function live(tab: Tab): Promise<void> {
  await tab.press('Tab');
  const root = `Object.keys(document.getElementById('_root'))`;
  await until(tab, `${root}.some((key) => key.startsWith('__reactContainer'))`);
  await until(tab, `!('parts' in document.documentElement.dataset)`);
}

const isAt = (path: string): string => `(location.pathname === ${JSON.stringify(path)})`;
const dialog = shown('[role=dialog], dialog[open]');
const inDialog = (words: string): string => `${dialog}?.innerText.includes(${JSON.stringify(words)})`;

async function fill(tab: Tab, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await click(tab, `main form [name=${name}]`);
    await tab.type(value);
  }
}

const enquiry = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@mill.example',
  message: 'Two shifts of people',
};

async function menu(tab: Tab, site: FaultyServer): Promise<void> {
  await open(tab, site, '/books', 390);
  // Browsers without popovers show all entries at once.
  const toggle = 'header > [popovertarget]';
  if (await tab.value<boolean>(`!!${shown(toggle)}`)) await click(tab, toggle);
  await click(tab, '#_menu a[href="/videos"]');
  await until(tab, isAt('/videos'));
}

/** The whole text is there and on the page. */
async function text(tab: Tab, site: FaultyServer): Promise<void> {
  for (const path of ['/', '/signature-programs/outbound-training', '/contact', '/faqs']) {
    await open(tab, site, path, 390);
    await until(tab, `document.querySelector('main').innerText.length > 800`);
    await until(tab, `${shown('main section:last-of-type')} && ${shown('footer')}`);
    await until(tab, 'document.documentElement.scrollWidth <= innerWidth');
  }
}

/** What every visitor gets, also without scripts and in browsers of the last four years. */
export const forAll: Record<string, Part> = {
  text,
  menu,
  'forms (posted by the browser)': async (tab, site) => {
    await open(tab, site, '/contact');
    await fill(tab, enquiry);
    await click(tab, 'main form [type=submit]');
    await until(tab, `${isAt('/thank-you')} || document.body.innerText.includes('Thank you')`);
    if (site.stored().length !== 1) throw new Error(`${site.stored().length} enquiries were stored`);
  },
};

/** Every part that a visitor uses, with scripts. */
export const parts: Record<string, Part> = {
  text,
  menu,
  dropdowns: async (tab, site) => {
    await open(tab, site, '/books');
    await click(tab, '#_menu summary');
    await click(tab, '#_menu details[open] a');
    await until(tab, `!${isAt('/books')} && document.querySelector('h1')`);
  },
  search: async (tab, site) => {
    await open(tab, site, '/books');
    await click(tab, 'header > button:not([popovertarget])');
    await until(tab, `${dialog}?.contains(document.activeElement)`);
    await tab.type('leadership');
    await until(tab, `${dialog}?.querySelectorAll('a').length > 3`);
    await click(tab, 'dialog[open] li a, [role=dialog] li a');
    await until(tab, `!${isAt('/books')}`);
  },
  chat: async (tab, site) => {
    await open(tab, site, '/privacy');
    await click(tab, 'button[aria-label="Ask our assistant"], [data-contact] button, aside button');
    await until(tab, `${dialog}?.querySelectorAll('ol > li').length > 0`);
    await until(tab, `${dialog}.contains(document.activeElement)`);
    await click(tab, '[role=dialog] input, dialog[open] input');
    await tab.type('Which languages does he speak?');
    await tab.press('Enter');
    await until(tab, `${dialog}.querySelectorAll('ol > li').length > 2 && ${inDialog('Marathi')}`);
    await tab.press('Escape');
    await until(tab, `!(${dialog})`);
  },
  'forms, failure and retry': async (tab, site) => {
    await open(tab, site, '/contact');
    await click(tab, 'main form [type=submit]');
    await until(tab, shown('main form [role=alert]'));
    await fill(tab, enquiry);
    site.mood = 500;
    await click(tab, 'main form [type=submit]');
    await until(tab, `document.body.innerText.includes('Everything you typed is still here')`);
    site.mood = 'well';
    await click(tab, 'main form [role=alert] button, main form [type=submit]');
    await until(tab, `!document.querySelector('main form') && document.activeElement?.matches('h3')`);
    if (site.stored().length !== 1) throw new Error(`${site.stored().length} enquiries were stored`);
  },
  'gallery and large view': async (tab, site) => {
    await open(tab, site, '/signature-programs/outbound-training');
    await click(tab, '[data-block=gallery] figure a');
    await until(tab, `${dialog} && ${inDialog('1 of')}`);
    const picture = `${dialog}.querySelector('li[aria-hidden=false] img, li img').getBoundingClientRect()`;
    await until(tab, `${picture}.height > 200 && ${picture}.bottom <= innerHeight + 1`);
    await tab.press('ArrowRight');
    await until(tab, inDialog('2 of'));
    await tab.press('Escape');
    await until(tab, `!(${dialog})`);
  },
  tabs: async (tab, site) => {
    await open(tab, site, '/');
    await click(tab, '[role=tab]:nth-of-type(2), li:nth-child(2) > [role=tab]');
    await until(tab, `document.querySelectorAll('[role=tab]')[1].getAttribute('aria-selected') === 'true'`);
    await tab.press('ArrowRight');
    await until(tab, `document.querySelectorAll('[role=tab]')[2].getAttribute('aria-selected') === 'true'`);
  },
  'questions and jump bar': async (tab, site) => {
    await open(tab, site, '/faqs');
    // Browsers that cannot show what is closed have the small screen's menu at every width.
    const bar = 'nav[aria-label=Categories] summary';
    if (await tab.value<boolean>(`!!${shown(bar)}`)) await click(tab, bar);
    await click(
      tab,
      'nav[aria-label=Categories] a[href="#pricing-roi"], nav[aria-label=Categories] a[href$="pricing-roi"]',
    );
    await until(tab, `Math.abs(document.getElementById('pricing-roi').getBoundingClientRect().top) < 250`);
    await click(tab, '#pricing-roi details:not([open]) summary');
    await until(tab, `document.querySelector('#pricing-roi details[open] p')?.getClientRects().length`);
  },
  video: async (tab, site) => {
    await open(tab, site, '/');
    await click(tab, '[data-block=videos] li a');
    await until(tab, dialog);
    await tab.press('Escape');
    await until(tab, `!(${dialog})`);
  },
  'logo strip': async (tab, site) => {
    await open(tab, site, '/', 390);
    const row = `document.querySelector('[data-block=logos] ul').getBoundingClientRect().x`;
    await click(tab, '[data-block=logos] button');
    await setTimeout(300);
    const before = await tab.value<number>(row);
    await setTimeout(300);
    if ((await tab.value<number>(row)) !== before) throw new Error('The strip moves when it is paused');
    await click(tab, '[data-block=logos] button');
    await until(tab, `${row} !== ${before}`);
  },
  'links, back and forward': async (tab, site) => {
    await open(tab, site, '/books');
    await tab.value(`window.isSame = true`);
    await tab.value(`window.scrollTo(0, 600)`);
    await click(tab, 'footer a[href="/faqs"]');
    await until(tab, `${isAt('/faqs')} && document.title.includes('FAQ')`);
    await tab.back();
    await until(tab, `${isAt('/books')} && scrollY > 500 && window.isSame`);
    await tab.forward();
    await until(tab, `${isAt('/faqs')} && document.title.includes('FAQ') && window.isSame`);
  },
};
