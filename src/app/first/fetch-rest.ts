import { failEvent } from './live-event';
import { make } from './make';

/** The data of a page and of the site, on their way. */
export interface Coming {
  page: Promise<unknown>;
  site: Promise<unknown>;
}

declare global {
  interface Window {
    /** What was asked for before the scripts had come. */
    coming?: Coming;
  }
}

/** Asks for the data of the page and of the site, whose addresses are `data-…` of the page's own script. */
export function askFor({ pageData = '', siteData = '' }: DOMStringMap): Coming {
  const coming = { page: json(pageData), site: json(siteData) };
  // Whoever waits for them hears of it.
  for (const answer of Object.values(coming)) answer.catch(() => {});
  return coming;
}

async function json(address: string): Promise<unknown> {
  return (await fetch(address)).json();
}

/** Fetches the scripts and the data, all at once; the window hears when they cannot be had. */
export function fetchRest(addresses: DOMStringMap): void {
  const { script = '', parts = '' } = addresses;
  window.coming = askFor(addresses);
  for (const href of parts.split(' '))
    if (href) document.head.append(make('link', { rel: 'modulepreload', href }));
  const onerror = (): unknown => window.dispatchEvent(new Event(failEvent));
  document.head.append(make('script', { type: 'module', src: script, onerror }));
}
