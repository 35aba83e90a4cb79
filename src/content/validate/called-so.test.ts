import { describe, expect, it } from 'vitest';
import { edited, problemsWith, tools } from '../../../tests/checker/support/virtual-site';
import { blockTypes, propertiesOf } from './schema-parts';

const { schemas } = tools.validator;

/** What is reported when a passage of a file of the small site is another one. */
function reported(file: string, from: string, to: string): string[] {
  return problemsWith({ [file]: edited(file, from, to) }).map(({ code, hint }) => `${code}: ${hint}`);
}

describe('A property that other programs call otherwise has its name in the hint', () => {
  it.each([
    ['index.json', '"heading": "Programs"', '"title": "Programs"', 'heading'],
    ['index.json', '"heading": "Programs"', '"Head_Line": "Programs"', 'heading'],
    ['index.json', '"to": "/invite#terms"', '"href": "/invite#terms"', 'to'],
    ['index.json', '"to": "/invite#terms"', '"url": "/invite#terms"', 'to'],
    ['index.json', '"to": "/invite#terms"', '"link": "/invite#terms"', 'to'],
    ['index.json', '"label": "Send an enquiry"', '"caption": "Send an enquiry"', 'label'],
    ['index.json', '"image": {', '"img": {', 'image'],
    ['about.json', '"alt": "The same', '"alt_text": "The same', 'alt'],
    ['index.json', '"from": "programs"', '"collection": "programs"', 'from'],
    ['invite.json', '"text": [', '"body": [', 'text'],
    ['invite.json', '"aliases": ["/book"]', '"redirects": ["/book"]', 'aliases'],
    ['_collections/programs.json', '"action": {', '"link": {', 'action'],
    ['_collections/programs.json', '"to": "/invite"\n', '"link": "/invite"\n', 'to'],
  ])('in %s, for %s written %s', (file, from, to, name) => {
    expect(reported(file, from, to)).toEqual([`unknown-property: Did you mean "${name}"?`]);
  });

  it('only where that name is free', () => {
    const both = reported(
      'index.json',
      '"heading": "Programs"',
      '"heading": "Programs", "title": "Programs"',
    );
    expect(both).toEqual([expect.stringMatching(/^unknown-property: Delete it, /)]);
  });
});

describe('A block that other programs call otherwise has its name in the hint', () => {
  it.each(['text', 'paragraph', 'content', 'richtext', 'Rich-Text', 'markdown'])('for %s', (type) => {
    expect(reported('invite.json', '"type": "prose"', `"type": "${type}"`)).toEqual([
      'unknown-block-type: Did you mean "prose"?',
    ]);
  });

  it('and where several are called so, all of them with what each is for', () => {
    expect(reported('invite.json', '"type": "prose"', '"type": "quote"')).toEqual([
      expect.stringMatching(
        /^unknown-block-type: Write the name of the one that you mean: "prose" \(running text.*quotation\) or "testimonials" \(what clients say[^)]*\)\.$/,
      ),
    ]);
  });

  it('and that of an opening only where a page opens', () => {
    expect(reported('invite.json', '"type": "hero"', '"type": "masthead"')).toEqual([
      'unknown-block-type: Did you mean "hero"?',
    ]);
    expect(reported('invite.json', '"type": "prose"', '"type": "masthead"')).toEqual([
      expect.stringMatching(/^unknown-block-type: The blocks are:/),
    ]);
  });
});

describe('The words of the schemas', () => {
  const wordsOf = (schema: object): string[] => (schema as { alsoCalled?: string[] }).alsoCalled ?? [];

  it('stand for one block each but where the author has to say which, and for none that exists', () => {
    const types = blockTypes(schemas);
    const words = types.flatMap((type) => wordsOf(schemas[`blocks/${type}.schema.json`] ?? {}));
    expect(words.filter((word, at) => words.indexOf(word) !== at || types.includes(word))).toEqual([
      'quote',
      'quotation',
      'blockquote',
    ]);
  });

  it('are no names of properties beside which they stand', () => {
    const clashes = Object.entries(schemas).flatMap(([path, schema]) => {
      const properties = propertiesOf(schema, schemas);
      const names = new Set(properties.map(([name]) => name));
      return properties.flatMap(([name, property]) =>
        Object.hasOwn(property, '$ref')
          ? []
          : wordsOf(property).flatMap((word) => (names.has(word) ? `${path} ${name}: ${word}` : [])),
      );
    });
    expect(clashes).toEqual([]);
  });
});
