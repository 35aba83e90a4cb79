import { describe, expect, it } from 'vitest';
import { checkSite } from '../../src/content/check-site';
import { nestedTexts } from './support/busy-texts';
import { baseText, checkNear, edited, problemsWith, siteWith, tools } from './support/virtual-site';

const codes = (files: Record<string, string | Uint8Array | undefined>): string[] =>
  problemsWith(files).map(({ code }) => code);
const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

describe('A document that means harm', () => {
  it.each([1000, 100_000])('is refused when it is nested %d deep', (depth) => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      expect(codes({ 'deep.json': open.repeat(depth) + close.repeat(depth) })).toEqual(['too-deep']);
      expect(codes({ 'deep.json': open.repeat(depth) })).toEqual(['too-deep']);
    }
  });

  it('is refused when it is nested deep in half of a chat', () => {
    const deep = '['.repeat(5000) + ']'.repeat(5000);
    for (const path of ['_chat.json', '_collections/chatTopics.json', '_collections/nothing.json'])
      expect(codes({ [path]: deep })).not.toEqual([]);
  });

  it('is refused unread when it has fifty megabytes', () => {
    expect(codes({ 'huge.json': new Uint8Array(50_000_000).fill(0x20) })).toEqual(['file-too-large']);
  });

  it('may have a byte order mark', () => {
    expect(codes({ 'invite.json': `\u{feff}${baseText('invite.json')}` })).toEqual([]);
  });

  it('is told one problem for zero bytes, wherever they stand', () => {
    expect(codes({ 'zero.json': '\0\0\0' })).toEqual(['wrong-encoding']);
    expect(
      codes({ 'invite.json': edited('invite.json', '"title": "Invite"', '"title": "Inv\0ite"') }),
    ).toEqual(['bad-escape']);
    expect(
      codes({ 'invite.json': edited('invite.json', '"title": "Invite"', '"title": \0"Invite"') }),
    ).toEqual(['invisible-character']);
  });

  it('is told of half of a character, even in a link', () => {
    const half = String.raw`whatsapp:\ud83d hello`;
    expect(
      codes({ 'invite.json': edited('invite.json', 'whatsapp:Hello, we are planning an event.', half) }),
    ).toEqual(['control-character']);
    expect(
      codes({
        'invite.json': edited(
          'invite.json',
          '(/about-{owner.slug})',
          String.raw`(/about-{owner.slug}\ud83d)`,
        ),
      }),
    ).toEqual(['control-character']);
  });

  it.each(names)('may use %s as a key at every level, and is told that it is unknown', (name) => {
    const key = `"${name}": "x",`;
    expect(codes({ 'invite.json': edited('invite.json', '"aliases"', `${key} "aliases"`) })).toEqual([
      'unknown-property',
    ]);
    expect(codes({ 'invite.json': edited('invite.json', '"id": "terms"', `${key} "id": "terms"`) })).toEqual([
      'unknown-property',
    ]);
    expect(codes({ 'index.json': edited('index.json', '"src": "dance"', `${key} "src": "dance"`) })).toEqual([
      'unknown-property',
    ]);
    expect(codes({ '_site.json': edited('_site.json', '"phone"', `${key} "phone"`) })).toEqual([
      'unknown-property',
    ]);
    expect(
      codes({
        '_collections/programs.json': edited(
          '_collections/programs.json',
          '"icon": "users"',
          `${key} "icon": "users"`,
        ),
      }),
    ).toEqual(['unknown-property']);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  it.each(names)('may use %s as a name, and is told that there is none', (name) => {
    expect(codes({ 'about.json': edited('about.json', '"type": "gallery"', `"type": "${name}"`) })).toEqual([
      'unknown-block-type',
    ]);
    expect(codes({ 'index.json': edited('index.json', '"from": "programs"', `"from": "${name}"`) })).toEqual([
      'unknown-collection',
    ]);
    expect(codes({ 'index.json': edited('index.json', '"icon": "sun"', `"icon": "${name}"`) })).toEqual([
      'unknown-icon',
    ]);
    expect(codes({ 'index.json': edited('index.json', '"src": "dance"', `"src": "${name}"`) })).toEqual([
      'missing-image',
    ]);
    expect(
      codes({ 'about.json': edited('about.json', '"ground": "violet"', `"ground": "${name}"`) }),
    ).toEqual(['unknown-ground']);
    expect(codes({ 'index.json': edited('index.json', '"to": "/invite" }', `"to": "/${name}" }`) })).toEqual([
      'missing-page',
    ]);
    expect(
      codes({ 'index.json': edited('index.json', '"to": "/invite#terms"', `"to": "/invite#${name}"`) }),
    ).toEqual(['missing-anchor']);
    expect(codes({ [`_collections/${name}.json`]: '[]' })).toEqual(['bare-list']);
    const list = `{ "listOf": "${name}", "items": [] }`;
    expect(codes({ '_collections/more.json': list })).toEqual(['value-not-allowed']);
  });

  it('is told what a placeholder of an odd name is', () => {
    for (const name of ['constructor', 'toString', 'owner.constructor', 'owner.toString']) {
      expect(
        codes({ 'invite.json': edited('invite.json', 'Invite {owner.name}"', `Invite {${name}}"`) }),
      ).toEqual(['unknown-token']);
    }
  });

  it('is told that odd words in the place of a value are no words of JSON', () => {
    for (const name of names)
      expect(codes({ 'invite.json': edited('invite.json', '"Invite",', `${name},`) })).toEqual([
        'unquoted-text',
      ]);
  });

  it.each(nestedTexts(3000))('cannot overflow the compiler of texts: %#', (text) => {
    const intro = '"Talks, trainings and **two days in the hills** for teams that want to laugh again."';
    expect(codes({ 'index.json': edited('index.json', intro, JSON.stringify(text)) })).toEqual([
      'text-too-deep',
    ]);
  });
});

describe('A site without anything in it', () => {
  it('has two problems: no settings and no pages', () => {
    expect(
      checkSite({ documents: [], media: [], drawings: [], others: [], troubles: [] }, tools).problems.map(
        ({ code }) => code,
      ),
    ).toEqual(['missing-settings', 'no-pages']);
  });

  it('does not mind files that are none of its own', () => {
    expect(
      checkNear(siteWith({ '_notes/todo.json': 'call Meera', 'blog/_draft.json': '' })).problems,
    ).toEqual([]);
  });
});
