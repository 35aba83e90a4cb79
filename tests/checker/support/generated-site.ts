import type { Source, SourceDocument } from '../../../src/content/source/source';
import { baseSite } from './virtual-site';

const words =
  'talk train climb rope river hill team night shift tea door letter plan room chair voice road bus market lamp'.split(
    ' ',
  );

/** A sentence that no other number gives. */
function sentence(number: number, length: number): string {
  const picked = Array.from(
    { length },
    (_, at) => words[(number * 7 + at * (1 + (number % 5))) % words.length],
  );
  return `${picked.join(' ')} ${number}.`;
}

function row(number: number): object {
  return {
    problem: sentence(number, 12),
    diagnosis: sentence(number + 1, 16),
    solution: sentence(number + 2, 20),
  };
}

/** A page of eight blocks, about 9 kB, on which no text is another page's. */
function page(number: number, total: number): object {
  const next = `/generated/page-${(number + 1) % total}`;
  const base = number * 1000;
  const text = (at: number): string => sentence(base + at, 14);
  return {
    title: `Page ${number}`,
    seo: { title: `Page ${number} of many`, description: `${text(0)} ${sentence(base, 4)}` },
    blocks: [
      {
        type: 'hero',
        heading: `Page ${number}`,
        intro: `${text(1)} **${text(2)}** [Next](${next}#more)`,
        image: { src: 'dance', alt: text(3) },
      },
      { type: 'goal', heading: 'Program Goal', text: [text(4), '', text(5), '', text(6)] },
      {
        type: 'painTable',
        heading: 'What we hear',
        icon: 'users',
        rows: Array.from({ length: 14 }, (_, at) => row(base + 10 + at)),
      },
      {
        type: 'gallery',
        heading: 'Pictures',
        images: Array.from({ length: 6 }, (_, at) => ({ src: 'dance', alt: text(40 + at) })),
      },
      {
        type: 'topics',
        role: 'Team Leaders',
        icon: 'bulb',
        topics: Array.from({ length: 8 }, (_, at) => text(60 + at)),
      },
      {
        type: 'prose',
        id: 'more',
        heading: 'More',
        text: `${text(80)}\n\n- ${text(81)}\n- [${text(82)}](/invite#terms)\n\n### ${text(83)}\n\n${text(84)}`,
      },
      { type: 'cards', heading: 'Programs', items: { from: 'programs' } },
      {
        type: 'cta',
        text: `${text(90)} {owner.name}`,
        actions: [
          { label: 'Next', to: next },
          { label: 'Invite', to: '/invite' },
        ],
      },
    ],
  };
}

/** The small site with `total` generated pages in it. */
export function generatedSite(total: number): Source {
  const pages = Array.from({ length: total }, (_, number): SourceDocument => {
    const text = JSON.stringify(page(number, total), null, 2);
    return { path: `generated/page-${number}.json`, bytes: new TextEncoder().encode(text) };
  });
  return { ...baseSite, documents: [...baseSite.documents, ...pages] };
}
