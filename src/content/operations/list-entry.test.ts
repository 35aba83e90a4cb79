import { expect, it } from 'vitest';
import { afterChore } from '../../../tests/checker/support/changed-site';
import { listText, pageText } from '../../../tests/checker/support/summary-of';
import { siteWith, tools } from '../../../tests/checker/support/virtual-site';
import { newPage } from './new-page';

const file = '_collections/programs.json';
const after = (list: string, name = 'programs') =>
  afterChore(
    siteWith({ [file]: listText('card', list), '_collections/videos.json': listText('video', []) }),
    (checked) =>
      newPage(
        checked,
        tools,
        { route: '/hills', title: 'Hills', list: name },
        {
          small: ({ title, seo }) => ({
            title,
            sample: true,
            seo,
            blocks: [{ type: 'hero', heading: title }],
          }),
        },
      ),
  );

it.each(['[]', '[\n]', '[ ]'])('The first entry of a list has what its page knows: %j', (list) => {
  const result = after(list);
  if ('trouble' in result) throw new Error(result.trouble);
  expect(result.checked.problems).toEqual([]);
  expect(result.changed[file]).toBe(
    listText(
      'card',
      `[
  {
    "title": "Hills",
    "text": "Hills: what it is about, for whom, and how to begin, in two plain sentences, for /hills.",
    "to": "/hills",
    "sample": true
  }
]`,
    ),
  );
});

it('A copied page has the picture that the list shows already, as it stands there, and the copy is no mistake', () => {
  const image = { src: 'dance', alt: 'A team of the list.', focus: '20% 80%' };
  const card = { title: 'Invite us', text: 'A card that leads to a page.', image, to: '/invite' };
  const own = '"image": { "src": "dance", "alt": "A team on its page." }';
  const hero = `{ "type": "hero", "heading": "Ports", ${own} }`;
  const source = siteWith({
    [file]: listText('card', [card]),
    'ports.json': pageText('Ports').replace(/\{ "type": "hero"[^}]*\}/, hero),
  });
  const result = afterChore(source, (checked) =>
    newPage(checked, tools, { route: '/hills', title: 'Hills', list: 'programs', like: '/ports' }, {}),
  );
  if ('trouble' in result) throw new Error(result.trouble);
  expect(result.checked.problems).toEqual([]);
  expect(JSON.parse(result.changed[file] ?? '')).toMatchObject({
    items: [card, { title: 'Hills', image, sample: true }],
  });
});

it('A list of what is no page gets none, though it is empty', () => {
  expect(after('[]', 'videos')).toEqual({
    trouble:
      'The entries of _collections/videos.json lead to no page of this site, so a page cannot be one of them.',
  });
});
