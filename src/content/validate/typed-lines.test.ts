import { applyEdits } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { edited, problemsWith } from '../../../tests/checker/support/virtual-site';
import { compileRichText } from '../resolve/rich-text';
import { hrefOf } from '../resolve/address';

const intro = '"intro": "Talks, trainings and **two days in the hills** for teams that want to laugh again."';

/** What is advised where the intro of the small site is written otherwise. */
function problemOf(from: string, to: string): { hint: string | undefined; isMended: boolean } {
  const [problem] = problemsWith({ 'index.json': edited('index.json', from, to) });
  return { hint: problem?.hint, isMended: problem?.fix !== undefined };
}

describe('The advice for a text of several lines', () => {
  it('names the list of lines where the text is formatted', () => {
    const { hint } = problemOf(intro, '"intro": "Namaste\nOur office\nhas moved"');
    expect(hint).toContain('put each line in quotation marks of its own');
    expect(hint).toContain('all of them stand between [ and ]');
  });

  it('names spaces where no line break is shown', () => {
    const { hint } = problemOf('A good day at work can be learnt', 'A good day\nat work');
    expect(hint).toContain('this text is shown without line breaks');
  });

  it('mends such a text with spaces, and takes its stars away', () => {
    const typed = edited('index.json', 'A good day at work can be learnt', 'A **good** day\n\nat *work*');
    const [problem] = problemsWith({ 'index.json': typed });
    expect(applyEdits(typed, [...(problem?.fix ?? [])])).toContain('"A good day at work"');
  });

  it.each(['\n', '\r\n'])('names \\n in a message, and mends nothing', (end) => {
    const { hint, isMended } = problemOf('"/invite" }', `"whatsapp:Hello,${end}please call me" }`);
    expect(hint).toContain('with \\n in the place of each line break');
    expect(isMended).toBe(false);
  });
});

describe('Several lines in one text of a list', () => {
  const heading = '"heading": "About {speaker.shortName}"';
  const pageWith = (names: string): string =>
    edited(
      'about.json',
      heading,
      `${heading} }, { "type": "names", "heading": "Who came", "names": ${names}`,
    );
  const mended = (text: string): string | undefined => {
    const [problem] = problemsWith({ 'about.json': text });
    return problem?.fix && applyEdits(text, [...problem.fix]);
  };

  it.each([
    ['["Asha Mills\nBina Steel", "Chor Bazaar Ltd"]', '["Asha Mills", "Bina Steel", "Chor Bazaar Ltd"]'],
    ['["- Asha Mills,\n- Bina Steel;"]', '["Asha Mills", "Bina Steel"]'],
    ['["asha\nbina\n\nchor"]', '["asha", "bina", "chor"]'],
    ['[\n  "Asha Mills\r\n  Bina Steel"\n]', '[\n  "Asha Mills",\n  "Bina Steel"\n]'],
  ])('becomes an entry a line: %j', (names, better) => {
    expect(mended(pageWith(names))).toBe(pageWith(better));
    const [problem] = problemsWith({ 'about.json': pageWith(names) });
    expect(problem?.hint).toMatch(/^If each line is an entry of its own, put each in quotation marks/);
  });

  it.each([
    '["The mills of Asha\nand her son", "Bina Steel"]',
    '["Asha: we came\nBina: we did not"]',
    '["Asha "Mills\nBina" Steel"]',
  ])('does not become entries where one text may be meant: %j', (names) => {
    expect(mended(pageWith(names)) ?? '').not.toMatch(/"Bina[":]|"and/);
  });

  it('of a formatted text keeps its bullets and paragraphs', () => {
    const text = (lines: string): string => edited('index.json', intro, `"intro": ${lines}`);
    const typed = text('["First\n\n- one\n- two"]');
    const [problem] = problemsWith({ 'index.json': typed });
    expect(applyEdits(typed, [...(problem?.fix ?? [])])).toBe(text('["First", "", "- one", "- two"]'));
  });
});

describe('What is advised for lines', () => {
  it('keeps them as they are meant', () => {
    const text = compileRichText(['Namaste<br>', 'Our office', '', 'Write to us']);
    expect(text.html((href) => ({ href }))).toBe('<p>Namaste<br>\nOur office</p>\n<p>Write to us</p>');
    const book = { basePath: '/', whatsapp: '919800000000' };
    expect(hrefOf('whatsapp:Hello,\nplease', book)).toContain('Hello%2C%0Aplease');
  });
});
