import type { PageContext, JsonLdNode } from './structured-data';

/** Takes the site's address and gives that of the person it is about. */
export const personId = (home: string): string => `${home}#person`;

/** The speaker, the organisation and the site, which every page belongs to. Examples are left out. */
export function siteNodes({ settings, home }: PageContext): JsonLdNode[] {
  const { speaker, contact, social, offices, samples = [], language = 'en', searchEngines } = settings;
  const { languages } = searchEngines ?? {};
  const sameAs = social.flatMap(({ sample, to }) => (sample === true || to === undefined ? [] : [to]));
  const real = (pointer: string, part: JsonLdNode): JsonLdNode => (samples.includes(pointer) ? {} : part);
  const address = offices.filter(({ sample }) => sample !== true).map((office) => office.address);
  const organisation = { '@id': `${home}#organization` };
  return [
    {
      '@type': 'Person',
      '@id': personId(home),
      name: speaker.name,
      jobTitle: speaker.role,
      url: home,
      ...(languages && { knowsLanguage: languages }),
      worksFor: organisation,
      ...(sameAs.length > 0 && { sameAs }),
    },
    {
      '@type': 'Organization',
      ...organisation,
      name: speaker.name,
      url: home,
      logo: `${home}favicon.svg`,
      founder: { '@id': personId(home) },
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
