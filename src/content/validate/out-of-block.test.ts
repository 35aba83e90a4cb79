import { expect, it } from 'vitest';
import { pageText } from '../../../tests/checker/support/summary-of';
import { checkNear, siteWith } from '../../../tests/checker/support/virtual-site';

const hintOf = (block: string): string | undefined => {
  const { problems } = checkNear(siteWith({ 'books.json': pageText('Books', '', block) }));
  return problems.find(({ code }) => code === 'misplaced-block')?.hint;
};
const banner = '{ "type": "banner", "heading": "Ask us" }';
const prose = (...lines: string[]): string => `\n{ "type": "prose", "text": [\n${lines.join('\n')}\n] }\n`;

it('A block between texts is cut out with its lines and put behind the block around it', () => {
  expect(hintOf(prose('"One.",', `${banner},`, '"Two."'))).toBe(
    'Cut line 10. Type a comma behind the } with which the part of line 8 ends, in line 11 now, and paste it there, without the comma at the end.',
  );
});

it('A last one leaves no comma before it', () => {
  expect(hintOf(prose('"One.",', banner))).toBe(
    'Cut line 10. Delete the comma at the end of line 9. Type a comma behind the } with which the part of line 8 ends, in line 10 now, and paste it there.',
  );
});

it('One that shares its line is to be taken out', () => {
  expect(hintOf(prose(`"One.", ${banner}`))).toMatch(/^Take it out of this block/);
});
