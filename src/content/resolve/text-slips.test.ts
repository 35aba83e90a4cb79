import { describe, expect, it } from 'vitest';
import { compileRichText } from './rich-text';

const slips = (text: string | string[]): string[][] =>
  compileRichText(text).slips.map(({ kind, written, name }) => [kind, written, name]);

describe('A slip in a rich text', () => {
  it.each([
    ['A <b>word and more', '<b>word and more', 'b'],
    ['<b>One</b> and <strong>two', '<strong>two', 'strong'],
    ['One</b> and two', '</b> and two', '/b'],
    ['<A href="/x">One', '<A href="/x">One', 'a'],
  ])('is an element without its end: %s', (text, written, name) => {
    expect(slips(text)).toEqual([['unclosed-element', written, name]]);
  });

  it.each([
    '<b>One\n\ntwo</b>',
    'One <br> two <hr>',
    '<ul><li>One<li>Two</ul>',
    '`<b>`',
    '\\<b> is an element',
    '3 < 5, a <b',
  ])('is not an element that has its end, or needs none: %s', (text) => {
    expect(slips(text)).toEqual([]);
  });

  it.each([
    ['<span style="color: red">x</span> *a*', 'style'],
    ['<p class="MsoNormal">x</p>', 'class'],
    ['<p align="center">x</p>', 'align'],
  ])('is an attribute that is dropped: %s', (text, name) => {
    expect(slips(text)).toEqual([['dropped-attribute', `${name}=`, name]]);
  });

  it('is no attribute that stays, or that only says how a link opens', () => {
    expect(slips('<a href="/x" title="y" target="_blank" rel="noopener">x</a>')).toEqual([]);
    expect(slips('<span lang="mr">x</span> <ol start="3"><li>x</li></ol>')).toEqual([]);
    expect(slips('```json\n<b>\n```')).toEqual([]);
  });

  it.each([
    [['• One thing', '• Another'], '• One thing'],
    [['Words **more**', '', '  ▪ One thing'], '▪ One thing'],
    ['●One thing', '●One thing'],
  ])('is a list with dots: %j', (text, written) => {
    expect(slips(text)).toEqual([['typed-bullet', written, '']]);
  });

  it.each([
    [['- One', '- Two', 'And a sentence.'], 'And a sentence.'],
    [['1. One', '2. Two', '**Three** words'], '**Three** words'],
    ['Two:\n* One\n* Two\nAnd more', 'And more'],
  ])('is a line that runs into the list above it: %j', (text, written) => {
    expect(slips(text)).toEqual([['line-joins-entry', written, '']]);
  });

  it.each([
    [['- One', '- Two', '', 'And a sentence.']],
    [['- One', '- Two', '  that goes on']],
    [['- One', '2. Two']],
    [['- One', '- Two', '### A heading']],
    [['- One', '- Two', '> A quotation']],
    [['```', '- One', '- Two', 'three', '```']],
    [['- A single entry', 'and a line']],
    [['-5 degrees', 'in Pune']],
  ])('is no line that begins something of its own, or is meant so: %j', (text) => {
    expect(slips(text)).toEqual([]);
  });

  const [first, second] = [
    'The train is late, and the clerk at the counter hears it first.',
    'We begin with that minute, and with the sentence that he says in it.',
  ];
  it.each([
    [[first, second], second],
    [`${first}\n“${second}”`, `“${second}`.slice(0, 60)],
    [['## One', first, second, '', '- two'], second],
    [[`**${first}**`, `*${second}*`], `*${second}`],
  ])('is a paragraph that runs into the one above it: %j', (text, written) => {
    expect(slips(text)).toEqual([['joined-paragraphs', written.slice(0, 60), '']]);
  });

  it.each([
    [[first, '', second]],
    [[`${first}<br>`, second]],
    [[first.slice(0, -1), second]],
    [[first, `and so ${second}`]],
    [['Yours,', '{owner.name}']],
    [['The sun goes down.', 'The moon comes up.']],
    [[`- ${first}`, `- ${second}`]],
    [[`1. ${first}`, `2. ${second}`]],
    [['```', first, second, '```']],
  ])('is no paragraph that goes on in the next line: %j', (text) => {
    expect(slips(text)).toEqual([]);
  });

  it('is no dot between words', () => {
    expect(slips('Pune • Mumbai • Nashik')).toEqual([]);
    expect(slips('- One\n- Two')).toEqual([]);
  });
});
