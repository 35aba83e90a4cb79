import { describe, expect, it } from 'vitest';
import { checkSite } from '../check-site';
import { marked } from '../testing/marked';
import { edited, siteWith, tools } from '../../../tests/checker/support/virtual-site';
import { releaseProblems } from './release';

/** What may not go live of the small site with other files in it. */
function unreleased(
  files: Record<string, string | undefined>,
): [file: string, code: string, words: string][] {
  const { site, placed } = checkSite(siteWith(files), tools);
  return placed(releaseProblems(site)).map((one) => [one.file, one.code, marked(site.textOf(one.file), one)]);
}

const withForms = (endpoint: string, more = ''): string =>
  edited(
    '_site.json',
    '"origin"',
    `${more}"forms": { "endpoint": "${endpoint}", "formIds": { "contact": "a", "invitation": "a", "podcast": "b", "chat": "c" } }, "origin"`,
  );
const hosted = withForms('https://forms.in/f/{formId}');

describe('A site that goes live', () => {
  it('has its forms post to a form service', () => {
    expect(unreleased({ '_site.json': hosted })).toEqual([]);
    expect(unreleased({ '_site.json': withForms('/api/forms/{formId}') })).toEqual([
      ['_site.json', 'embedded-endpoint', '"/api/forms/{formId}"'],
    ]);
    expect(unreleased({})).toEqual([['_site.json', 'embedded-endpoint', '{']]);
  });

  it('has no content that is marked as an example', () => {
    const about = edited('about.json', '"caption": "Nashik, in the rain"', '"sample": true');
    expect(unreleased({ '_site.json': hosted, 'about.json': about })).toEqual([
      ['about.json', 'sample-content', '"sample"'],
    ]);
    const real = edited('about.json', '"caption": "Nashik, in the rain"', '"sample": false');
    expect(unreleased({ '_site.json': hosted, 'about.json': real })).toEqual([]);
  });

  it('has no setting that is marked as an example', () => {
    const settings = withForms(
      'https://forms.in/f/{formId}',
      '"samples": ["/contact/email", "/social/0/to"], ',
    );
    expect(unreleased({ '_site.json': settings })).toEqual([
      ['_site.json', 'sample-content', '"team@example.in"'],
      ['_site.json', 'sample-content', '"https://www.youtube.com/@example"'],
    ]);
  });

  it('has no address that is kept for examples', () => {
    const settings = edited('_site.json', 'https://www.example.in', 'https://www.example.com');
    const about = edited('about.json', '"caption": "Nashik, in the rain"', '"caption": "At www.example.com"');
    expect(unreleased({ '_site.json': settings, 'about.json': about })).toEqual([
      ['_site.json', 'example-address', '"https://www.example.com"'],
      ['_site.json', 'embedded-endpoint', '{'],
    ]);
    expect(unreleased({ '_site.json': withForms('https://forms.example/f/{formId}') })).toEqual([
      ['_site.json', 'example-address', '"https://forms.example/f/{formId}"'],
    ]);
  });

  it('is told once of an address in what is marked as an example', () => {
    const books = JSON.stringify([
      { title: 'Hills', text: 'A card that leads out of here.', to: 'https://hills.example', sample: true },
    ]);
    expect(unreleased({ '_site.json': hosted, '_collections/programs.json': books })).toEqual([
      ['_collections/programs.json', 'sample-content', '"sample"'],
    ]);
    const real = books.replace(',"sample":true', '');
    expect(unreleased({ '_site.json': hosted, '_collections/programs.json': real })).toEqual([
      ['_collections/programs.json', 'example-address', '"https://hills.example"'],
    ]);
  });

  it('whose settings have mistakes hears of those alone', () => {
    const broken = edited('_site.json', '"phone"', '"fone"');
    expect(unreleased({ '_site.json': broken })).toEqual([]);
    expect(unreleased({ '_site.json': undefined })).toEqual([]);
  });
});
