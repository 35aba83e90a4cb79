import type { Link, PageDocument } from '../../src/model/content.generated';

/** `/industry/it-and-software` gives `It and software`. */
function nameOf(route: string): string {
  const words = route.split('/').at(-1)?.replaceAll('-', ' ') ?? '';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The smallest page that is worth a start: its words say what belongs in their place.
 * @param action the button of its opening: what the site asks its visitors for.
 */
export function smallPage(route: string, action?: Link): PageDocument {
  const name = nameOf(route);
  return {
    title: name,
    sample: true,
    seo: {
      title: `New page: ${route}`.slice(0, 60),
      description:
        `${name}: what it is about, for whom, and how to begin, in two plain sentences (${route}).`.slice(
          0,
          160,
        ),
    },
    blocks: [
      {
        type: 'hero',
        heading: name,
        tagline: 'The promise of this page in one line.',
        ...(action && { actions: [action] }),
      },
      {
        type: 'prose',
        heading: 'What it is about',
        text: ['The first paragraph.', '', 'The second paragraph.'],
      },
    ],
  };
}
