import type { Head, HeadElement, PageData, PageFile } from '../model/page-data';

/**
 * What stands in the head for a page, beside its `<title>` (specification, section 1, last point; https://ogp.me).
 * @param nodes what search engines read, as JSON-LD.
 */
export function headElements(
  { head, article }: Pick<PageData, 'head' | 'article'>,
  nodes?: object,
): HeadElement[] {
  const { title, description, url, type, image, unlisted } = head;
  const meta = (key: 'name' | 'property', content: Record<string, string>): HeadElement[] =>
    Object.entries(content).map(([name, value]) => ({
      tag: 'meta',
      attributes: { [key]: name, content: value },
    }));
  return [
    ...meta('name', { description }),
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    ...meta('property', {
      'og:title': title,
      'og:description': description,
      'og:type': type,
      'og:url': url,
      ...(article && {
        'article:published_time': article.date,
        'article:author': article.author,
        'article:section': article.category,
      }),
    }),
    ...meta('name', {
      ...(unlisted === true && { robots: 'noindex' }),
      'twitter:card': 'summary_large_image',
    }),
    ...(image
      ? meta('property', {
          'og:image': image.url,
          'og:image:width': '1200',
          'og:image:height': '630',
          'og:image:alt': image.alt,
        })
      : []),
    ...(nodes
      ? [
          {
            tag: 'script' as const,
            attributes: { type: 'application/ld+json' },
            text: JSON.stringify(nodes),
          },
        ]
      : []),
  ];
}

/** What `headElements` makes, as a selector. */
const ofPage =
  'meta:is([property], [name^="twitter:"], [name="description"], [name="robots"]), link[rel="canonical"], script[type="application/ld+json"]';

/** Puts a page's head into the document, in place of the one before. */
export function applyHead({
  head,
  elements = [],
}: { head: Pick<Head, 'title'> } & Partial<Pick<PageFile, 'elements'>>): void {
  document.title = head.title;
  for (const old of document.head.querySelectorAll(ofPage)) old.remove();
  for (const { tag, attributes, text = '' } of elements) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.textContent = text;
    document.head.append(element);
  }
}
