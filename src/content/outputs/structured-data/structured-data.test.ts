import { describe, expect, it } from 'vitest';
import type { SiteDocument } from '../../../model/content.generated';
import type { ArticleData } from '../../../model/page-data';
import { trailTo, structuredData, type JsonLdNode, type PageContext } from './structured-data';

const home = 'https://www.example.in/site/';
const settings = {
  owner: { name: 'Vikram Sahyadri', shortName: 'Vikram', role: 'Motivational Speaker' },
  contact: { phone: '+91 98000 00000', email: 'team@example.in' },
  offices: [{ name: 'Pune', address: 'Senapati Bapat Road' }],
  social: [{ label: 'YouTube', icon: 'brand-youtube', to: 'https://www.youtube.com/@example' }],
  searchEngines: { languages: ['en', 'mr'], areaServed: 'IN', serviceType: 'Corporate training' },
} as unknown as SiteDocument;
const nothing = { questions: [], videos: [], books: [], offers: [] };
const page = {
  path: '/faqs',
  title: 'Questions',
  ground: 'violet',
  blocks: [],
  head: { title: 'Q', description: 'What people ask.', url: `${home}faqs`, type: 'website' },
} as PageContext['page'];

function graph(more: Partial<PageContext> = {}): JsonLdNode[] {
  const context = { page, meanings: nothing, settings, home, trail: [], ...more };
  return structuredData(context)['@graph'] as JsonLdNode[];
}
const ofType = (type: string, ...given: Parameters<typeof graph>): JsonLdNode | undefined =>
  graph(...given).find((node) => node['@type'] === type);
const withSettings = (more: object) => ({ settings: { ...settings, ...more } });

it('A number of the site’s country has its code', () => {
  const contact = { ...settings.contact, phone: '(937) 555-0136' };
  const node = ofType('Organization', withSettings({ language: 'en-US', contact }));
  expect(node?.['telephone']).toBe('+1 937 555 0136');
});

describe('A site about a business', () => {
  const business = withSettings({
    owner: { ...settings.owner, kind: 'MedicalClinic' },
    searchEngines: { languages: ['mr'] },
  });

  it('names its kind, and no person', () => {
    expect(graph(business).map((node) => node['@type'])).toEqual(['MedicalClinic', 'WebSite']);
    expect(ofType('MedicalClinic', business)).toMatchObject({
      '@id': `${home}#organization`,
      description: 'Motivational Speaker',
      knowsLanguage: ['mr'],
      sameAs: ['https://www.youtube.com/@example'],
    });
    expect(ofType('MedicalClinic', business)).not.toHaveProperty('founder');
  });

  it('is the author of what it writes itself', () => {
    const article = { author: 'Vikram Sahyadri', category: 'Notes', date: '2026-01-02' } as ArticleData;
    expect(ofType('BlogPosting', { ...business, page: { ...page, article } })?.['author']).toEqual({
      '@type': 'MedicalClinic',
      name: 'Vikram Sahyadri',
      url: home,
      '@id': `${home}#organization`,
    });
  });
});

describe('Every page', () => {
  it('belongs to the owner, the organisation and the site', () => {
    expect(structuredData({ page, meanings: nothing, settings, home, trail: [] })['@context']).toBe(
      'https://schema.org',
    );
    expect(graph({ logo: 'https://www.example.in/mark.svg' })).toEqual([
      {
        '@type': 'Person',
        '@id': `${home}#person`,
        name: 'Vikram Sahyadri',
        jobTitle: 'Motivational Speaker',
        url: home,
        knowsLanguage: ['en', 'mr'],
        worksFor: { '@id': `${home}#organization` },
        sameAs: ['https://www.youtube.com/@example'],
      },
      {
        '@type': 'Organization',
        '@id': `${home}#organization`,
        name: 'Vikram Sahyadri',
        url: home,
        logo: 'https://www.example.in/mark.svg',
        founder: { '@id': `${home}#person` },
        email: 'team@example.in',
        telephone: '+91 98000 00000',
        address: ['Senapati Bapat Road'],
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: 'Vikram Sahyadri',
        url: home,
        inLanguage: 'en',
        publisher: { '@id': `${home}#organization` },
      },
    ]);
    expect(ofType('WebSite', withSettings({ language: 'mr' }))).toHaveProperty('inLanguage', 'mr');
  });

  it('names no profile that is an example, or leads nowhere', () => {
    const profile = { label: 'X', icon: 'brand-x' };
    const social = [
      { ...profile, to: 'https://x.com/sample', sample: true },
      profile,
      { ...profile, to: 'https://x.com/real', sample: false },
    ];
    expect(ofType('Person', withSettings({ social }))?.['sameAs']).toEqual(['https://x.com/real']);
    expect(ofType('Person', withSettings({ social: social.slice(0, 2) }))).not.toHaveProperty('sameAs');
  });

  it('names no office, number or address that is an example', () => {
    const offices = [
      { name: 'Pune', address: 'One', sample: true },
      { name: 'Nashik', address: 'Two' },
    ];
    expect(ofType('Organization', withSettings({ offices }))?.['address']).toEqual(['Two']);
    expect(ofType('Organization', withSettings({ offices: offices.slice(0, 1) }))).not.toHaveProperty(
      'address',
    );
    const phone = ofType('Organization', withSettings({ samples: ['/contact/phone'] }));
    expect(phone).not.toHaveProperty('telephone');
    expect(phone).toHaveProperty('email', 'team@example.in');
    expect(ofType('Organization', withSettings({ samples: ['/contact/email'] }))).not.toHaveProperty('email');
  });
});

describe('What a page shows', () => {
  const question = { question: 'How much?', answer: ['<p>It', 'depends.</p>'] };
  const meanings = {
    questions: [{ question, within: 'Fees', block: 1 }],
    videos: [
      { id: 'abcdefghijk', title: 'A talk', date: '2026-01-02', lang: 'mr-Latn' },
      { id: 'bbcdefghijk', title: 'No date' },
      { id: 'cbcdefghijk', title: 'An example', date: '2026-01-02', sample: true },
    ],
    books: [
      { title: 'Real', text: 'On work.', isbn: '978', lang: 'en', amazonLink: 'https://amazon.in/real' },
      { title: 'Example', amazonLink: 'https://amazon.in/example', sample: true },
    ],
    offers: [{ icon: 'sun', title: 'A day' }],
  } as unknown as PageContext['meanings'];

  it('is described: questions with their answers', () => {
    expect(ofType('FAQPage', { meanings })).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'How much?',
          acceptedAnswer: { '@type': 'Answer', text: '<p>It\ndepends.</p>' },
        },
      ],
    });
  });

  it('is described: videos that are real and have a date', () => {
    expect(graph({ meanings }).filter((node) => node['@type'] === 'VideoObject')).toEqual([
      {
        '@type': 'VideoObject',
        name: 'A talk',
        description: 'A talk',
        uploadDate: '2026-01-02',
        thumbnailUrl: ['https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg'],
        embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
        inLanguage: 'mr',
      },
    ]);
  });

  it('is described: books, without the link of an example', () => {
    const author = { '@id': `${home}#person` };
    expect(graph({ meanings }).filter((node) => node['@type'] === 'Book')).toEqual([
      {
        '@type': 'Book',
        name: 'Real',
        author,
        description: 'On work.',
        inLanguage: 'en',
        isbn: '978',
        url: 'https://amazon.in/real',
      },
      { '@type': 'Book', name: 'Example', author },
    ]);
  });

  it('is described: what can be booked', () => {
    expect(ofType('Service', { meanings })).toEqual({
      '@type': 'Service',
      name: 'Questions',
      description: 'What people ask.',
      url: `${home}faqs`,
      serviceType: 'Corporate training',
      provider: { '@id': `${home}#organization` },
      areaServed: 'IN',
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: 'Questions',
        itemListElement: [{ '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'A day' } }],
      },
    });
  });

  it('is not described on the home page, whose things have pages of their own', () => {
    const start = { ...page, path: '/', head: { ...page.head, url: home } };
    expect(graph({ page: start, meanings })).toHaveLength(3);
  });
});

describe('An article', () => {
  const article = {
    category: 'Field notes',
    excerpt: 'What was seen on a farm in one morning.',
    date: '2026-01-02',
    minutes: 4,
    author: 'Vikram Sahyadri',
    image: { src: 'dance', alt: 'A dance' },
    related: [],
  } as ArticleData;
  const node = (one: ArticleData, head = page.head) =>
    ofType('BlogPosting', { page: { ...page, article: one, head } });

  it('is described with its writer, who is the owner or somebody else', () => {
    expect(node(article)).toEqual({
      '@type': 'BlogPosting',
      '@id': `${home}faqs#article`,
      headline: 'Questions',
      description: 'What people ask.',
      articleSection: 'Field notes',
      datePublished: '2026-01-02',
      dateModified: '2026-01-02',
      author: { '@type': 'Person', name: 'Vikram Sahyadri', url: home, '@id': `${home}#person` },
      publisher: { '@id': `${home}#organization` },
      mainEntityOfPage: `${home}faqs`,
    });
    expect(node({ ...article, author: 'Asha Rao' })?.['author']).toEqual({
      '@type': 'Person',
      name: 'Asha Rao',
    });
  });

  it('is described with the picture for shared links', () => {
    const image = { url: `${home}social/x.jpg`, alt: 'A dance' };
    expect(node(article, { ...page.head, image })?.['image']).toEqual([image.url]);
  });
});

describe('The way to a page', () => {
  const pages = new Map([
    ['/', { name: 'Home', url: home }],
    ['/industry', { name: 'Industry', url: `${home}industry` }],
    ['/industry/it/small', { name: 'Small', url: `${home}industry/it/small` }],
  ]);

  it('leads over the pages above it that exist', () => {
    const names = (route: string) => trailTo(route, pages).map(({ name }) => name);
    expect(names('/industry/it/small')).toEqual(['Home', 'Industry', 'Small']);
    expect(names('/')).toEqual(['Home']);
  });

  it('is described where there is more than the page itself', () => {
    expect(ofType('BreadcrumbList', { trail: trailTo('/industry', pages) })).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: home },
        { '@type': 'ListItem', position: 2, name: 'Industry', item: `${home}industry` },
      ],
    });
    expect(ofType('BreadcrumbList', { trail: trailTo('/', pages) })).toBeUndefined();
  });
});

it('says nothing of languages, places and trades that the settings do not name', () => {
  const plain = JSON.stringify(
    graph({
      ...withSettings({ searchEngines: undefined }),
      meanings: { ...nothing, offers: [{ icon: 'sun', title: 'A day', text: 'From nine.' }] },
    }),
  );
  expect(plain).toContain('"Service"');
  expect(plain).not.toMatch(/knowsLanguage|areaServed|serviceType/);
});

describe('A place', () => {
  const wai = {
    name: 'Wai',
    address: 'Ganpati Ali, Wai 412803',
    street: 'Ganpati Ali',
    postalCode: '412803',
    city: 'Wai',
    region: 'Maharashtra',
    geo: { latitude: 17.95, longitude: 73.89 },
    phone: '+91 2167 220000',
    map: 'https://www.openstreetmap.org/search?query=Wai',
    hours: [
      { days: ['Monday', 'Tuesday'], opens: '09:00', closes: '24:00' },
      { days: ['Friday'], opens: '18:00', closes: '02:00', nextDay: true },
    ],
    closed: [
      { from: '2026-12-25', name: 'Christmas' },
      { from: '2026-12-31', name: 'Eve', opens: '09:00', closes: '24:00' },
    ],
  };
  const panchgani = { name: 'Panchgani', address: 'Bus stand, Panchgani' };
  const address = {
    '@type': 'PostalAddress',
    streetAddress: 'Ganpati Ali',
    postalCode: '412803',
    addressLocality: 'Wai',
    addressRegion: 'Maharashtra',
    addressCountry: 'IN',
  };
  const described = {
    address,
    geo: { '@type': 'GeoCoordinates', latitude: 17.95, longitude: 73.89 },
    hasMap: wai.map,
    telephone: '+91 2167 220000',
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday'],
        opens: '09:00',
        closes: '23:59',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Friday'], opens: '18:00', closes: '02:00' },
      {
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '00:00',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
      },
      {
        '@type': 'OpeningHoursSpecification',
        opens: '09:00',
        closes: '23:59',
        validFrom: '2026-12-31',
        validThrough: '2026-12-31',
      },
    ],
  };
  const site = (places: object[], kind?: string) =>
    withSettings({ country: 'IN', places, owner: { ...settings.owner, kind } });

  it('is that of a business that has one', () => {
    expect(ofType('Dentist', site([wai], 'Dentist'))).toMatchObject(described);
    expect(ofType('Dentist', site([wai], 'Dentist'))).not.toHaveProperty('department');
  });

  it('beside the first one of a business is a department of it', () => {
    const node = ofType('Dentist', site([wai, panchgani], 'Dentist'));
    expect(node).toMatchObject(described);
    expect(node?.['department']).toEqual([
      { '@type': 'Dentist', name: 'Vikram Sahyadri, Panchgani', address: 'Bus stand, Panchgani' },
    ]);
  });

  it.each([undefined, 'NGO'])('is where an organization is, with its type %s', (type) => {
    const node = ofType(type ?? 'Organization', site([wai, panchgani], type));
    expect(node?.['address']).toEqual([address, 'Bus stand, Panchgani']);
    expect(node?.['location']).toEqual([{ '@type': 'Place', name: 'Wai', ...described }]);
    expect(node).not.toHaveProperty('geo');
  });

  it('that is an example is not told of, and the offices stand for it', () => {
    const node = ofType('Dentist', site([{ ...wai, sample: true }], 'Dentist'));
    expect(node?.['address']).toBe('Senapati Bapat Road');
    expect(node).not.toHaveProperty('openingHoursSpecification');
  });
});

describe('What can be booked', () => {
  const meanings = {
    ...nothing,
    offers: [{ icon: 'sun', title: 'A day' }],
  } as unknown as PageContext['meanings'];
  const sold = (offerType: string) => ({
    ...withSettings({ searchEngines: { offerType, serviceType: 'Yoga', areaServed: 'IN' } }),
    meanings,
  });
  const seen = { name: 'Questions', description: 'What people ask.', url: `${home}faqs` };

  it('is a course where the settings say so', () => {
    expect(ofType('Course', sold('Course'))).toEqual({
      '@type': 'Course',
      ...seen,
      about: 'Yoga',
      provider: { '@id': `${home}#organization` },
      hasCourseInstance: [{ '@type': 'CourseInstance', name: 'A day' }],
    });
  });

  it('is a product where the settings say so', () => {
    const seller = { '@id': `${home}#organization` };
    expect(ofType('Product', sold('Product'))).toEqual({
      '@type': 'Product',
      ...seen,
      category: 'Yoga',
      offers: [{ '@type': 'Offer', name: 'A day', seller, areaServed: 'IN' }],
    });
  });
});
