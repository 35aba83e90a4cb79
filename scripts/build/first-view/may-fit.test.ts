import { describe, expect, it } from 'vitest';
import { firstViews } from './first-view';
import { mayFit, questionsOf } from './may-fit';

describe('What a selector asks', () => {
  it.each<[string, string[]]>([
    ['p', []],
    ['*', []],
    ['.a', ['class', 'class~=a']],
    ['#a', ['id', 'id=a']],
    ['[href]', ['href', 'href']],
    ['[href^=http]', ['href', 'href']],
    ['p.a > [x=y]:hover', ['class', 'class~=a', 'x', 'x=y']],
    [':not(.a, :is([x=y]))::before', ['class', 'class~=a', 'x', 'x=y']],
    ['.a, .b', ['class', 'class~=a', 'class', 'class~=b']],
    ['li:nth-child(2)', []],
  ])('%s is %j', (selector, questions) => {
    expect(questionsOf(selector)).toEqual(questions);
  });
});

describe('An attribute', () => {
  it('is the same in capitals, as React writes some', () => {
    const view = firstViews(['autocomplete'])('<input autoComplete="given-name">');
    expect(mayFit("[autocomplete$='-name']", view.elements())).toBe(true);
  });
});

describe('A selector', () => {
  const html = '<ol class="a"><li class="b" x="y"></li></ol><p class="c"></p>';
  const fits = (selector: string): boolean =>
    mayFit(selector, firstViews(questionsOf(selector))(html).elements());

  it.each([
    '*',
    '&',
    'li',
    'ol > *',
    '* > li',
    '& .b',
    '.a li',
    'html body ol.a > li.b[x=y]',
    '.b + .c',
    '.c ~ .b',
    '.b .c, .b',
    'p::before',
    'li:nth-child(2)',
    'li:not(.b)',
    ':is(.none, .b)',
    ':has(.b)',
    '[open] li',
    '[data-taken]',
  ])('%s may fit', (selector) => {
    expect(fits(selector)).toBe(true);
  });

  it.each([
    'h1',
    '.none',
    '* > .none',
    '.none *',
    'li ol',
    '.c > li',
    'p li',
    'p.a',
    '[x=z]',
    '.none + .b',
    'p:hover',
    'p::selection',
    ':is(.none, h1)',
    ':has(.none)',
    'p :is(li)',
    '[open=yes][class=a][x]',
  ])('%s cannot', (selector) => {
    expect(fits(selector)).toBe(false);
  });
});
