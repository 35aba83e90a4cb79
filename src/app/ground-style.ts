import type { CSSProperties } from 'react';
import type { SiteData } from '../model/page-data';

/** What a page's ground decides of its style; an unknown ground counts as the first one. */
export function groundStyle(
  { brand: { grounds, ground: first, strips }, assets }: Pick<SiteData, 'brand' | 'assets'>,
  name: string,
): CSSProperties {
  const { colour, border, ink, mark, text } = grounds[name] ?? grounds[first] ?? { colour: '' };
  const strip = border === undefined ? undefined : strips[border];
  const picture = border === undefined ? undefined : assets.images[border]?.src;
  return {
    '--ground': colour,
    ...(strip !== undefined && { '--border': addressOf(strip) }),
    ...(strip === undefined && picture !== undefined && { '--border': `url("${picture}")` }),
    ...(ink !== undefined && { '--ground-ink': ink }),
    ...(mark !== undefined && { '--ground-mark': mark }),
    ...(text !== undefined && { '--ground-text': text }),
  } as CSSProperties;
}

/** An SVG without double quotes as a CSS `url()`. */
function addressOf(svg: string): string {
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('#', '%23')}")`;
}
