import type { PageContext, JsonLdNode } from './structured-data';

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
