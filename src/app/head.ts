import type { Head } from '../model/page-data';

/** An element of the document's head that belongs to one page. */
export interface HeadElement {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** What stands in the head for a page, beside its `<title>` (specification, section 1, last point). */
export function headElements({ title, description, url, type, image, unlisted }: Head): HeadElement[] {
  const meta = (key: 'name' | 'property', name: string, content: string): HeadElement => ({
    tag: 'meta',
    attributes: { [key]: name, content },
  });
  return [
    meta('name', 'description', description),
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', type),
    meta('property', 'og:url', url),
    ...(unlisted === true ? [meta('name', 'robots', 'noindex')] : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(image
      ? [
          meta('property', 'og:image', image.url),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('property', 'og:image:alt', image.alt),
        ]
      : []),
  ];
}

/** Puts a page's head into the document, in place of the one before. */
export function applyHead(head: Head): void {
  document.title = head.title;
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  for (const { tag, attributes } of headElements(head)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({ ...attributes, 'data-page': '' }))
      element.setAttribute(name, value);
    document.head.append(element);
  }
}
