import type { Book, DurationOption, Question, Video } from '../../../model/content.generated';
import { ownerId } from './site-nodes';
import type { PageContext, JsonLdNode } from './structured-data';

/** What the values of a page are about: questions, videos, books, and the program that can be booked. */
export function blockNodes(context: PageContext): JsonLdNode[] {
  const { questions, videos, books, offers } = context.meanings;
  return [
    ...(questions.length > 0 ? [faqPage(questions.map(({ question }) => question))] : []),
    ...videos.flatMap(videoNode),
    ...books.map((book) => bookNode(book, ownerId(context))),
    ...(offers.length > 0 ? [service(context, offers)] : []),
  ];
}

/** https://developers.google.com/search/docs/appearance/structured-data/faqpage */
function faqPage(questions: Question[]): JsonLdNode {
  const entity = ({ question, answer }: Question): JsonLdNode => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: Array.isArray(answer) ? answer.join('\n') : answer },
  });
  return { '@type': 'FAQPage', mainEntity: questions.map(entity) };
}

/** https://developers.google.com/search/docs/appearance/structured-data/video; an upload date is required. */
function videoNode({ id, title, text = title, date, sample, lang }: Video): JsonLdNode[] {
  if (date === undefined || sample === true) return [];
  return [
    {
      '@type': 'VideoObject',
      name: title,
      description: text,
      uploadDate: date,
      thumbnailUrl: [`https://i.ytimg.com/vi/${id}/hqdefault.jpg`],
      embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
      ...(lang !== undefined && { inLanguage: lang }),
    },
  ];
}

function bookNode({ title, text, lang, isbn, amazonLink, sample }: Book, owner: string): JsonLdNode {
  return {
    '@type': 'Book',
    name: title,
    author: { '@id': owner },
    ...(text !== undefined && { description: text }),
    ...(lang !== undefined && { inLanguage: lang }),
    ...(isbn !== undefined && { isbn }),
    ...(sample !== true && { url: amazonLink }),
  };
}

/** A program: a service with the forms in which it can be booked. */
function service({ page, home, settings }: PageContext, options: readonly DurationOption[]): JsonLdNode {
  const { serviceType, areaServed } = settings.searchEngines ?? {};
  return {
    '@type': 'Service',
    name: page.title,
    description: page.head.description,
    url: page.head.url,
    ...(serviceType !== undefined && { serviceType }),
    provider: { '@id': `${home}#organization` },
    ...(areaServed !== undefined && { areaServed }),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: page.title,
      itemListElement: options.map(({ title }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title },
      })),
    },
  };
}
