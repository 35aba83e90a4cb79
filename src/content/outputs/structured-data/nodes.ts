import type { Book, DurationOption, Question, Video } from '../../../model/content.generated';
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
      // "hi-Latn" is a title's; what is said has no letters.
      ...(lang !== undefined && { inLanguage: lang.replace('-Latn', '') }),
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

/** Gives the id of whom the site is about: a business where the settings name its kind, else a person. */
export function ownerId({ home, settings }: Pick<PageContext, 'home' | 'settings'>): string {
  return `${home}#${settings.searchEngines?.businessType === undefined ? 'person' : 'organization'}`;
}

/** Whom the site is about, the organisation and the site, which every page belongs to. Examples are left out. */
export function siteNodes(context: PageContext): JsonLdNode[] {
  const { settings, home, logo } = context;
  const { speaker, contact, social, offices, samples = [], language = 'en', searchEngines } = settings;
  const { languages, businessType } = searchEngines ?? {};
  const links = social.flatMap(({ sample, to }) => (sample === true || to === undefined ? [] : [to]));
  const sameAs = links.length > 0 && { sameAs: links };
  const real = (pointer: string, part: JsonLdNode): JsonLdNode => (samples.includes(pointer) ? {} : part);
  const address = offices.filter(({ sample }) => sample !== true).map((office) => office.address);
  const organisation = { '@id': `${home}#organization` };
  const knowsLanguage = languages && { knowsLanguage: languages };
  const person: JsonLdNode = {
    '@type': 'Person',
    '@id': ownerId(context),
    name: speaker.name,
    jobTitle: speaker.role,
    url: home,
    ...knowsLanguage,
    worksFor: organisation,
    ...sameAs,
  };
  const own =
    businessType === undefined
      ? { founder: { '@id': ownerId(context) } }
      : { description: speaker.role, ...knowsLanguage, ...sameAs };
  return [
    ...(businessType === undefined ? [person] : []),
    {
      '@type': businessType ?? 'Organization',
      ...organisation,
      name: speaker.name,
      url: home,
      ...(logo !== undefined && { logo }),
      ...own,
      ...real('/contact/email', { email: contact.email }),
      ...real('/contact/phone', { telephone: contact.phone }),
      ...(address.length > 0 && { address }),
    },
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: speaker.name,
      url: home,
      inLanguage: language,
      publisher: organisation,
    },
  ];
}
