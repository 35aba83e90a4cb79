import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseText, edited, smallSite } from '../checker/support/virtual-site';
import { EditorClient } from './support/editor-client';

let pages = '';
let editor: EditorClient;
beforeAll(async () => {
  pages = join(mkdtempSync(join(tmpdir(), 'vakta-editor-')), 'pages');
  cpSync(smallSite, pages, { recursive: true });
  editor = new EditorClient(pages);
  await editor.start();
});
afterAll(() => rmSync(join(pages, '..'), { recursive: true }));

const labels = async (path: string, text: string): Promise<string[]> => {
  const position = await editor.write(path, text);
  return (await editor.offered(path, position)).map(({ label }) => label);
};
const codes = async (path: string): Promise<unknown[]> =>
  (await editor.problems(path)).map(({ code }) => code);

describe('An editor with what npm run editor starts', () => {
  it('offers what the site has, and takes what is chosen in the place of what is there', async () => {
    const text = edited('invite.json', '(/about-{owner.slug})', '(/|ab)');
    const position = await editor.write('invite.json', text);
    const offered = await editor.offered('invite.json', position);
    const [chosen] = offered;
    const start = { ...position, character: position.character - 1 };
    expect(chosen?.textEdit).toEqual({
      newText: '/about-{owner.slug}',
      range: { start, end: { ...position, character: position.character + 2 } },
    });
    expect(offered.map(({ label }) => label)).toEqual(['/about-{owner.slug}', '/', '/invite']);
  });

  it('offers what the schemas have too, with the rules of the project wherever the pages lie', async () => {
    const title = baseText('about.json').replace('"path":', '|\n  "path":');
    expect(await labels('about.json', title)).toContain('aliases');
    expect(await labels('about.json', baseText('about.json').replace('"violet"', '"|"'))).toEqual([
      'slate',
      'blue',
      'green',
      'wine',
      'violet',
      'stone',
      'mist',
    ]);
    for (const other of ['rules/of-mine.json', 'https://example.in/schemas/page.schema.json'])
      expect(await labels('about.json', `{ "$schema": "${other}", "draft": | }`)).toContain('true');
    const list = '{ "listOf": "card", "items": [{ "title": "New", "text": "Ten letters.", | }] }';
    expect(await labels('_collections/programs.json', list)).toContain('icon');
    await editor.write('_collections/programs.json', baseText('_collections/programs.json'));
    await editor.write('about.json', baseText('about.json'));
  });

  it('tells what a property is for', async () => {
    const position = await editor.write('about.json', baseText('about.json').replace('"gro', '"|gro'));
    expect(JSON.stringify(await editor.hover('about.json', position))).toContain('ground colour');
  });

  it('tells of mistakes that only the site knows, offers what fixes them, and is quiet when that is done', async () => {
    await editor.write('index.json', edited('index.json', '"to": "/invite" },', '"to": "/invte" },'));
    const [problem] = await editor.problems('index.json');
    expect(problem).toMatchObject({
      code: 'missing-page',
      severity: 1,
      message: 'There is no page "/invte" on this site. Did you mean "/invite"?',
      codeDescription: { href: expect.stringMatching(/^file:.*\/docs\/problems\.md#missing-page$/) },
      range: { start: { line: 14, character: 42 }, end: { line: 14, character: 50 } },
    });
    const [fixing, all] = await editor.actions('index.json', problem?.range ?? fail());
    expect(fixing).toMatchObject({ title: 'Write "/invite" in the place of "/invte"', kind: 'quickfix' });
    expect(all?.kind).toBe('source.fixAll');
    await editor.write('index.json', editor.applied('index.json', fixing));
    expect(await codes('index.json')).toEqual([]);
  });

  it('fixes all that is certain in a document at once', async () => {
    const broken = edited('index.json', '"to": "/invite" },', '"to": "/invte" }').replace(
      '"icon": "tent"',
      '"icon": "tentt"',
    );
    await editor.write('index.json', broken);
    const [problem] = await editor.problems('index.json');
    const actions = await editor.actions('index.json', problem?.range ?? fail(), ['source']);
    expect(actions.map(({ kind }) => kind)).toEqual(['source.fixAll']);
    // Behind the comma that is missing nothing is told of what only the site knows, until it is there.
    expect(editor.applied('index.json', actions[0])).toBe(baseText('index.json'));
  });

  it('knows what stands in open documents before it is saved, and what is saved elsewhere', async () => {
    await editor.write('index.json', edited('index.json', '"/invite#terms"', '"/invite#prices"'));
    expect(await codes('index.json')).toEqual(['missing-anchor']);
    editor.forget('index.json');
    await editor.write('invite.json', edited('invite.json', '"id": "terms"', '"id": "prices"'));
    expect(await codes('index.json')).toEqual([]);
    editor.forget('index.json');
    await editor.close('invite.json');
    expect(await codes('index.json')).toEqual(['missing-anchor']);
    editor.forget('index.json');
    writeFileSync(join(pages, 'invite.json'), edited('invite.json', '"id": "terms"', '"id": "prices"'));
    expect(await codes('index.json')).toEqual([]);
  });

  it('shows what a document is made of, and sets it out anew', async () => {
    await editor.write('about.json', '{"title":"About","seo":{"title":"About us"}}');
    expect(await editor.outline('about.json')).toEqual(['title', 'seo']);
    const edits = await editor.formatting('about.json');
    const formatted = '{\n  "title": "About",\n  "seo": {\n    "title": "About us"\n  }\n}';
    expect(editor.edited('about.json', edits)).toBe(formatted);
    await editor.write('about.json', baseText('about.json'));
  });

  it('knows a page that was never saved', async () => {
    await editor.write('new.json', baseText('invite.json').replace('"aliases": ["/book"],', ''));
    await editor.write('index.json', edited('index.json', '"to": "/invite" },', '"to": "/new" },'));
    expect(await codes('index.json')).not.toContain('missing-page');
    await editor.close('new.json');
  });

  it('has nothing to say of documents of other folders', async () => {
    const position = await editor.write('../elsewhere.json', '{ "title": "{|" }');
    expect(await editor.offered('../elsewhere.json', position)).toEqual([]);
    expect(await editor.actions('../elsewhere.json', { start: position, end: position }, ['source'])).toEqual(
      [],
    );
  });
});

function fail(): never {
  throw new Error('No problem was told of.');
}
