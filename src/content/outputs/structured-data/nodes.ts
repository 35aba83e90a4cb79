import type {
  Book,
  DurationOption,
  OwnerKind,
  Question,
  SiteDocument,
  Video,
} from '../../../model/content.generated';
import { internationally } from '../../country/phone-number';
import { countryOf } from '../../country/site-country';
import { isLocalBusiness } from './local-business';
import { addressNode, isDescribed, placeParts, realPlaces } from './places';
import type { PageContext, JsonLdNode } from './structured-data';

/** What the values of a page are about: questions, videos, books, and the program that can be booked. */
export function blockNodes(context: PageContext): JsonLdNode[] {
  const { questions, videos, books, offers } = context.meanings;
  return [
    ...(questions.length > 0 ? [faqPage(questions.map(({ question }) => question))] : []),
    ...videos.flatMap(videoNode),
    ...books.map((book) => bookNode(book, ownerId(context))),
    ...(offers.length > 0 ? [offerNode(context, offers)] : []),
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

/** What can be booked on a page, with the forms in which it can be: a service, a course or a product. */
function offerNode(context: PageContext, options: readonly DurationOption[]): JsonLdNode {
  const { page, settings } = context;
  const type = settings.searchEngines?.offerType ?? 'Service';
  return {
    '@type': type,
    name: page.title,
    description: page.head.description,
    url: page.head.url,
    ...offerParts[type](context, options),
  };
}

type OfferType = 'Course' | 'Product' | 'Service';

const offerParts: Record<
  OfferType,
  (context: PageContext, options: readonly DurationOption[]) => JsonLdNode
> = {
  Service: ({ page, home, settings }, options) => {
    const { serviceType, areaServed } = settings.searchEngines ?? {};
    const items = options.map((option) => ({ '@type': 'Service', name: option.title }));
    return {
      ...(serviceType !== undefined && { serviceType }),
      provider: { '@id': `${home}#organization` },
      ...(areaServed !== undefined && { areaServed }),
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: page.title,
        itemListElement: items.map((item) => ({ '@type': 'Offer', itemOffered: item })),
      },
    };
  },
  // https://developers.google.com/search/docs/appearance/structured-data/course
  Course: ({ home, settings }, options) => {
    const { serviceType } = settings.searchEngines ?? {};
    return {
      ...(serviceType !== undefined && { about: serviceType }),
      provider: { '@id': `${home}#organization` },
      hasCourseInstance: options.map(({ title }) => ({ '@type': 'CourseInstance', name: title })),
    };
  },
  Product: ({ home, settings }, options) => {
    const { serviceType, areaServed } = settings.searchEngines ?? {};
    const where = areaServed !== undefined && { areaServed };
    const seller = { '@id': `${home}#organization` };
    return {
      ...(serviceType !== undefined && { category: serviceType }),
      offers: options.map(({ title }) => ({ '@type': 'Offer', name: title, seller, ...where })),
    };
  },
};

/** Gives the id of whom the site is about. */
export function ownerId({ home, settings }: Pick<PageContext, 'home' | 'settings'>): string {
  return `${home}#${kindOf(settings) === 'Person' ? 'person' : 'organization'}`;
}

function kindOf({ owner }: Pick<SiteDocument, 'owner'>): OwnerKind {
  return owner.kind ?? 'Person';
}

/** Whom the site is about, the organisation and the site, which every page belongs to. Examples are left out. */
export function siteNodes(context: PageContext): JsonLdNode[] {
  const { settings, home, logo } = context;
  const { owner, contact, social = [], samples = [], language = 'en', searchEngines } = settings;
  const { languages } = searchEngines ?? {};
  const phone = contact.phone && internationally(contact.phone, countryOf(settings));
  const kind = kindOf(settings);
  const isPerson = kind === 'Person';
  const links = social.flatMap(({ sample, to }) => (sample === true || to === undefined ? [] : [to]));
  const sameAs = links.length > 0 && { sameAs: links };
  const real = (pointer: string, part: JsonLdNode): JsonLdNode => (samples.includes(pointer) ? {} : part);
  const organisation = { '@id': `${home}#organization` };
  const knowsLanguage = languages && { knowsLanguage: languages };
  const areaServed = searchEngines?.areaServed !== undefined && { areaServed: searchEngines.areaServed };
  const person: JsonLdNode = {
    '@type': 'Person',
    '@id': ownerId(context),
    name: owner.name,
    jobTitle: owner.role,
    url: home,
    ...knowsLanguage,
    worksFor: organisation,
    ...sameAs,
  };
  const own = isPerson
    ? { founder: { '@id': ownerId(context) } }
    : { description: owner.role, ...knowsLanguage, ...sameAs, ...areaServed };
  return [
    ...(isPerson ? [person] : []),
    {
      '@type': isPerson ? 'Organization' : kind,
      ...organisation,
      name: owner.name,
      url: home,
      ...(logo !== undefined && { logo }),
      ...own,
      ...real('/contact/email', { email: contact.email }),
      ...real('/contact/phone', { telephone: phone }),
      ...placesOf(settings, kind),
    },
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: owner.name,
      url: home,
      inLanguage: language,
      publisher: organisation,
    },
  ];
}

function placesOf(settings: SiteDocument, type: OwnerKind): JsonLdNode {
  return isLocalBusiness(type) ? premisesOf(settings, type) : addressesOf(settings);
}

/** An organization has its addresses, and the places of which more is known. */
function addressesOf(settings: SiteDocument): JsonLdNode {
  const places = realPlaces(settings);
  const described = places.filter(isDescribed);
  const location = described.map((place) => ({
    '@type': 'Place',
    name: place.name,
    ...placeParts(place, settings),
  }));
  return {
    ...(places.length > 0 && { address: places.map((place) => addressNode(place, settings)) }),
    ...(described.length > 0 && { location }),
  };
}

/** A business is at the first of its places; each further one is a department of the same kind. */
function premisesOf(settings: SiteDocument, type: OwnerKind): JsonLdNode {
  const [main, ...others] = realPlaces(settings);
  if (!main) return {};
  const department = others.map((place) => ({
    '@type': type,
    name: `${settings.owner.name}, ${place.name}`,
    ...placeParts(place, settings),
  }));
  return { ...placeParts(main, settings), ...(others.length > 0 && { department }) };
}
