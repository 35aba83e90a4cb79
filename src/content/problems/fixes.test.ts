import { describe, expect, it } from 'vitest';
import { catalogue, type ProblemCode, type ProblemDetails } from './catalogue';
import type { Definition } from './define';

function fixFor<Code extends ProblemCode>(code: Code, details: ProblemDetails<Code>, marked: string) {
  const { fix } = catalogue[code] as Definition<ProblemDetails<Code>>;
  return fix?.(details, marked);
}

describe('What fixes a problem', () => {
  it.each([
    [fixFor('image-with-ending', { src: 'a/b.jpg', better: 'a/b' }, '"a/b.jpg"'), '"a/b"'],
    [
      fixFor('bad-address', { address: 'www.a.in', near: 'https://www.a.in' }, '"www.a.in"'),
      '"https://www.a.in"',
    ],
    [fixFor('bad-address', { address: 'invite', near: '/invite' }, '"invite"'), '"/invite"'],
    [fixFor('missing-page', { path: '/invte', near: '/invite' }, '"/invte#terms"'), '"/invite#terms"'],
    [fixFor('missing-page', { path: '/Invite.html', near: '/invite' }, '"/Invite.html"'), '"/invite"'],
    [fixFor('missing-page', { path: '/pages-json/a.json', near: '/a' }, '"/pages-json/a.json#b"'), '"/a#b"'],
    [
      fixFor(
        'missing-anchor',
        { anchor: 'trems', near: 'terms', path: '/x', known: [], on: [] },
        '"/x#trems"',
      ),
      undefined,
    ],
    [
      fixFor('missing-anchor', { anchor: 'term', near: 'terms', path: '/x', known: [], on: [] }, '"/x#term"'),
      '"/x#terms"',
    ],
    [
      fixFor('unknown-property', { name: 'Heading', near: 'heading', known: [], all: [] }, '"Heading"'),
      '"heading"',
    ],
    [fixFor('unknown-icon', { name: 'bulp', near: 'bulb' }, '"bulp"'), '"bulb"'],
    [
      fixFor('unknown-token', { token: 'owner.nme', near: 'owner.name', known: [] }, '{owner.nme}'),
      '{owner.name}',
    ],
    [fixFor('value-not-allowed', { value: '"lod"', near: 'loud', allowed: [] }, '"lod"'), '"loud"'],
  ])('is written into what is marked: %s', (fixed, wanted) => {
    expect(fixed).toBe(wanted);
  });

  it.each([
    ['nothing is near', fixFor('unknown-icon', { name: 'bulp' }, '"bulp"')],
    ['what is near is too far', fixFor('unknown-icon', { name: 'gnu', near: 'sun' }, '"gnu"')],
    ['the word stands there twice', fixFor('missing-page', { path: '/ab', near: '/abc' }, '"/ab/ab"')],
    [
      'a placeholder stands for it',
      fixFor('missing-page', { path: '/about-vikram', near: '/about-vikran' }, '"/about-{owner.slug}"'),
    ],
    ['a person has to decide', fixFor('draft-page', { path: '/x' }, '"/x"')],
  ])('is not known where %s', (_, fixed) => {
    expect(fixed).toBeUndefined();
  });
});
