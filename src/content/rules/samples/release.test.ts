import { describe, expect, it } from 'vitest';
import { listText } from '../../../../tests/checker/support/summary-of';
import { baseText, checkNear, edited, siteWith } from '../../../../tests/checker/support/virtual-site';
import { marked } from '../../testing/marked';
import { releaseProblems } from './release';

const settingsFile = '_site.json';
const withNumber = (text: string): string =>
  text.replace('+91 98000 00000', '+91 98220 41357').replace('919800000000', '919822041357');

/** What may not go live of the small site, with a number of its own and other files in it. */
function unreleased(
  files: Record<string, string | undefined>,
): [file: string, code: string, words: string][] {
  const settings = settingsFile in files ? files[settingsFile] : baseText(settingsFile);
  const own = { ...files, [settingsFile]: settings && withNumber(settings) };
  return released(own);
}

/** The same with nothing else than the files. */
function released(files: Record<string, string | undefined>): [file: string, code: string, words: string][] {
  const { site, placed } = checkNear(siteWith(files));
  return placed(releaseProblems(site)).map((one) => [one.file, one.code, marked(site.textOf(one.file), one)]);
}

const withForms = (endpoint: string, more = ''): string =>
  edited('_site.json', '"origin"', `${more}"forms": { "endpoint": "${endpoint}" }, "origin"`);
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

  it('reports an address once in what is marked as an example', () => {
    const books = listText('card', [
      { title: 'Hills', text: 'A card that leads out of here.', to: 'https://hills.example', sample: true },
    ]);
    expect(unreleased({ '_site.json': hosted, '_collections/programs.json': books })).toEqual([
      ['_collections/programs.json', 'sample-content', '"sample"'],
    ]);
    const real = books.replace(/,\s*"sample": true/, '');
    expect(unreleased({ '_site.json': hosted, '_collections/programs.json': real })).toEqual([
      ['_collections/programs.json', 'example-address', '"https://hills.example"'],
    ]);
  });

  it('has no number of the demo, reported where it is written and nowhere else', () => {
    expect(released({ '_site.json': hosted })).toEqual([
      ['_site.json', 'demo-value', '"+91 98000 00000"'],
      ['_site.json', 'demo-value', '"919800000000"'],
    ]);
    const marks = '"samples": ["/contact/phone", "/contact/whatsapp"], ';
    const withMarks = withForms('https://forms.in/f/{formId}', marks);
    expect(released({ '_site.json': withMarks }).map(([, code]) => code)).toEqual([
      'sample-content',
      'sample-content',
    ]);
    const caption = (words: string) =>
      edited('about.json', '"caption": "Nashik, in the rain"', `"caption": "${words}"`);
    const typed = { '_site.json': hosted, 'about.json': caption('Ring +91 98000-00000 at night') };
    expect(unreleased(typed)).toEqual([['about.json', 'demo-value', '+91 98000-00000']]);
    const settings = edited('_site.json', '"owner":', '"checks": { "editorial": false }, "owner":');
    expect(unreleased({ ...typed, '_site.json': settings })).toContainEqual([
      'about.json',
      'demo-value',
      '+91 98000-00000',
    ]);
    const invite = edited('invite.json', 'tel:{contact.phone}', 'tel:+919800000000');
    expect(unreleased({ '_site.json': hosted, 'invite.json': invite })).toEqual([
      ['invite.json', 'demo-value', '"tel:+919800000000"'],
    ]);
  });

  it('has no video and no book of the demo, unless it is marked', () => {
    const video = { id: 'sampleEN001', title: 'How it begins', picture: 'portrait' };
    const videos = (mark: object) => listText('video', [{ ...video, ...mark }]);
    const found = (text: string) => unreleased({ '_site.json': hosted, '_collections/videos.json': text });
    expect(found(videos({}))).toEqual([['_collections/videos.json', 'demo-value', '"sampleEN001"']]);
    expect(found(videos({ sample: true })).map(([, code]) => code)).toEqual(['sample-content']);
    expect(found(videos({ id: 'sampleXYZab' }))).toEqual([]);
    const page = edited('invite.json', 'tel:{contact.phone}', 'https://www.amazon.in/dp/0000000003');
    expect(unreleased({ '_site.json': hosted, 'invite.json': page })).toEqual([
      ['invite.json', 'demo-value', '"https://www.amazon.in/dp/0000000003"'],
    ]);
  });

  it('whose settings have mistakes reports those alone', () => {
    const broken = edited('_site.json', '"phone"', '"fone"');
    expect(unreleased({ '_site.json': broken })).toEqual([]);
    expect(unreleased({ '_site.json': undefined })).toEqual([]);
  });
});
