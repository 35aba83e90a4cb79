import { describe, expect, it } from 'vitest';
import { checkSite } from '../../src/content/check-site';
import { buildSite } from '../../src/content/render/build-site';
import { baseSite, siteWith, tools } from './support/virtual-site';

/** What differs from one country to another in the settings and on a page. */
interface Place {
  language: string;
  country?: string;
  phone: string;
  whatsapp: string;
  address: string;
  /** A number as it is written in the country itself. */
  national: string;
}

const hamburg: Place = {
  language: 'de',
  country: 'DE',
  phone: '+49 (0)40 1234567',
  whatsapp: '491701234567',
  address: 'Lange Reihe 12, 20099 Hamburg',
  national: '040 1234568 90',
};

const portland: Place = {
  language: 'en-US',
  phone: '(503) 555-0142',
  whatsapp: '15035550142',
  address: '1200 SW Park Avenue, Portland, OR 97205',
  national: '(971) 555-0199',
};

const nothing = Object.fromEntries(baseSite.documents.map(({ path }) => [path, undefined]));

function siteIn({ language, country, phone, whatsapp, address, national }: Place) {
  const settings = {
    origin: 'https://www.example.com',
    language,
    ...(country !== undefined && { country }),
    owner: { name: 'Ada Lindqvist', shortName: 'Ada', role: 'Keynote Speaker' },
    contact: { phone, email: 'team@example.com', whatsapp, whatsappGreeting: 'Hello, Ada.' },
    navigation: { items: [{ label: 'Home', to: '/' }], action: { label: 'Contact', to: '/#contact' } },
    footer: {
      columns: [{ heading: 'Links', links: [{ label: 'Home', to: '/' }] }],
      serviceAreas: 'At home in one town, on the road everywhere.',
      copyright: '© {year} {owner.name}',
    },
    social: [{ label: 'LinkedIn', icon: 'brand-linkedin', to: 'https://www.linkedin.com/in/ada-lindqvist' }],
    offices: [{ name: 'The office', address }],
  };
  const page = {
    title: 'Home',
    seo: {
      title: 'Ada Lindqvist, Keynote Speaker',
      description: 'Talks and workshops for people who work with people, in one town and on the road.',
    },
    blocks: [
      { type: 'hero', heading: 'A good day at work can be learnt' },
      {
        type: 'testimonials',
        heading: 'What they say',
        items: [
          {
            name: 'Marie Petit',
            position: 'Direction',
            company: 'Atelier Petit',
            rating: 5,
            text: 'Une journée qui a changé notre équipe.',
            lang: 'fr',
          },
        ],
      },
      {
        type: 'cta',
        id: 'contact',
        text: 'Tell us how many you are.',
        actions: [
          { label: 'Call the team', to: 'tel:{contact.phone}' },
          { label: 'Call the office', to: `tel:${national}` },
        ],
      },
    ],
  };
  const text = (value: unknown): string => JSON.stringify(value, null, 2);
  return siteWith(
    { ...nothing, '_site.json': text(settings), 'index.json': text(page) },
    { ...baseSite, media: [], drawings: baseSite.drawings },
  );
}

const problemsIn = (place: Place) => checkSite(siteIn(place), tools).problems;

describe.each([
  ['Germany', hamburg],
  ['the USA', portland],
])('A site in %s', (_, place) => {
  it('has no problem', () => {
    expect(problemsIn(place).map(({ code }) => code)).toEqual([]);
  });

  it('has its WhatsApp link, and no country for its visitors to read', () => {
    const { site } = buildSite(checkSite(siteIn(place), tools), { withDrafts: false, year: 2026 });
    expect(site.whatsappUrl).toBe(`https://wa.me/${place.whatsapp}?text=Hello%2C%20Ada.`);
    expect(site).not.toHaveProperty('country');
  });

  it.each([
    ['phone', { ...place, phone: place.phone.slice(0, 8) }],
    ['whatsapp', { ...place, whatsapp: place.whatsapp.replace(/^49|^1/, '') }],
    ['national', { ...place, national: `${place.national}12345678` }],
  ])('is told of a wrong number (%s) without a word of another country', (_name, wrong) => {
    const told = problemsIn(wrong).filter(({ code }) => code !== 'english-interface');
    expect(told.map(({ code }) => code)).toEqual(['wrong-phone']);
    expect(told.map(({ message, hint }) => message + hint).join()).not.toMatch(/India|\+91/);
  });
});

describe('A site of no country', () => {
  it('takes numbers with a code alone, and says so', () => {
    const nowhere = { ...portland, language: 'en', phone: '+1 503 555 0142' };
    const told = problemsIn(nowhere);
    expect(told.map(({ code, hint }) => [code, hint])).toEqual([
      ['wrong-phone', expect.stringContaining('with + and the code of its country')],
    ]);
    expect(problemsIn({ ...nowhere, national: '+1 971 555 0199' })).toEqual([]);
  });
});
