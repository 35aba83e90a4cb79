import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { engineRoot } from '../../scripts/files/roots';

const parser = unified().use(remarkParse);

/** A guide: its path in the project, and what stands in it. */
export interface Guide {
  path: string;
  text: string;
  tree: ReturnType<typeof parser.parse>;
}

const rooms = [
  'schemas',
  'scripts',
  'src/app',
  'src/blocks',
  'src/content',
  'src/content/rules',
  'src/forms',
];

const folders = ['.', 'docs', 'docs/guide', 'src/words', 'tests', ...rooms];

/** What people read beside the code: the Markdown files of the project. */
export const guides: Guide[] = folders.flatMap((folder) =>
  readdirSync(join(engineRoot, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => guideAt(folder === '.' ? name : `${folder}/${name}`)),
);

function guideAt(path: string): Guide {
  const text = readFileSync(join(engineRoot, path), 'utf8');
  return { path, text, tree: parser.parse(text) };
}

/** What is said of each picture of a guide, for those who cannot see it. */
export function alternativesOf({ tree }: Guide): string[] {
  const found: string[] = [];
  visit(tree, 'image', ({ alt }) => void found.push(alt ?? ''));
  visit(tree, 'html', ({ value }) => {
    for (const [tag] of value.matchAll(/<img\b[^>]*>/g)) found.push(/\balt="([^"]*)"/.exec(tag)?.[1] ?? '');
  });
  return found;
}

/** Where the links and pictures of a guide lead, as they are written. */
export function targetsOf({ tree }: Guide): string[] {
  const found: string[] = [];
  visit(tree, 'link', ({ url }) => void found.push(url));
  visit(tree, 'image', ({ url }) => void found.push(url));
  visit(tree, 'html', ({ value }) => void found.push(...attributesIn(value)));
  return found;
}

function attributesIn(html: string): string[] {
  return [...html.matchAll(/\b(?:src|href)="([^"]*)"/g)].map(([, url = '']) => url);
}

/** The anchors of a guide's headings, as GitHub makes them. */
export function anchorsOf({ tree }: Guide): string[] {
  const seen = new Map<string, number>();
  const found: string[] = [];
  visit(tree, 'heading', (heading) => {
    let words = '';
    visit(heading, (node) => {
      if ('value' in node) words += node.value;
    });
    const anchor = words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-');
    const times = seen.get(anchor) ?? 0;
    seen.set(anchor, times + 1);
    found.push(times === 0 ? anchor : `${anchor}-${times}`);
  });
  return found;
}

/** Code in a guide: its line there, and what stands behind the name of its language. */
export interface Code {
  line: number;
  meta: string;
  value: string;
}

/** The blocks of code of a guide in one language. */
export function codeOf({ tree }: Guide, language: string): Code[] {
  const found: Code[] = [];
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    if (lang === language) found.push({ line: position?.start.line ?? 0, meta: meta ?? '', value });
  });
  return found;
}
