import { expect, it } from 'vitest';
import { problemsWith } from '../../../../tests/checker/support/virtual-site';

const entry = (title: string, to: string, alt: string, more = ''): string =>
  `{ "title": "${title}", "text": "A card that leads to ${title}.", "to": "${to}", "image": { "src": "dance", "alt": "${alt}" }${more} }`;
const [mark, about, invite] = [', "sample": true', '/about-{speaker.slug}', '/invite'];

/** The lines of a list on which a picture is told to be another entry's too. */
const lines = (...cards: string[]): number[] =>
  problemsWith({ '_collections/programs.json': `[\n${cards.join(',\n')}\n]` })
    .filter(({ code }) => code === 'repeated-picture')
    .map(({ line }) => line);

it('A picture belongs to one entry of a list, and the later one is told', () => {
  expect(lines(entry('Hills', about, 'A ring.'), entry('Plains', invite, 'A round.'))).toEqual([3]);
});

it('The entry that is marked as an example is told, also when it was moved up', () => {
  const [old, added] = [entry('Hills', about, 'A ring.'), entry('Plains', invite, 'A round.', mark)];
  expect(lines(old, added)).toEqual([3]);
  expect(lines(added, old)).toEqual([2]);
});

it('An entry that a command made for a new page waits for its author', () => {
  expect(lines(entry('Hills', about, 'A ring.'), entry('Plains', invite, 'A ring.', mark))).toEqual([]);
});

it('An example that leads to no page is no such entry', () => {
  const voice = (name: string): string =>
    entry(name, invite, 'A ring.', mark).replace(`"to": "${invite}", `, '');
  expect(lines(voice('Hills'), voice('Plains'))).toEqual([3]);
});
