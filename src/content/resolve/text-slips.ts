import type { Element } from './rich-tree';

/** What is allowed in a rich text, and does something else there than its author thinks. */
export interface TextSlip {
  kind: 'unclosed-element' | 'typed-bullet' | 'line-joins-entry' | 'joined-paragraphs' | 'dropped-attribute';
  /** Words of the text in which it stands. */
  written: string;
  /** Of an element its name, of an attribute too. */
  name: string;
  /** Of a list the beginnings of its lines. */
  lines?: string[];
  /** Of a list the line right behind it, which would run into it once it is one. */
  behind?: string;
}

/** A dot or square before words, as word processors and messengers begin the entries of a list; those below another are an "o" with a tab or spaces. */
const dot = /^[^\S\n]*(?:[•●▪◦‣∙\uf0a7\uf0b7][^\S\n]*|o(?:\t|[^\S\n]{2,}))\S/u;
/** A dash, a tick or an arrow, which begins entries where it begins several lines. */
const sign = /^[^\S\n]*([–—·✓✔✅☑➤➢►▶→👉🔹🔸⭐★])\uFE0F?[^\S\n]+\S/u;

/** The first entry of a list that is written with signs, and the lines of all: Markdown would run them together. */
export function typedBullet(text: string): TextSlip[] {
  const all = text.split('\n');
  const signs = all.map((line) => sign.exec(line)?.[1]);
  const isEntry = (at: number): boolean =>
    signs[at] !== undefined && (signs[at] === signs[at - 1] || signs[at] === signs[at + 1]);
  const lines = all
    .filter((line, at) => dot.test(line) || isEntry(at))
    .map((line) => line.trim().slice(0, 80));
  const [written] = lines;
  if (written === undefined) return [];
  const asList = all.map((line, at) => (dot.test(line) || isEntry(at) ? '- x' : line)).join('\n');
  const [behind] = joinedLine(asList);
  return [{ kind: 'typed-bullet', written, name: '', lines, ...(behind && { behind: behind.written }) }];
}

/** Two entries of a list, and a line of words behind them that Markdown takes for the end of the last (CommonMark 0.31, 5.2: lazy continuation). */
const joined =
  /(?:^[^\S\n]{0,3}(?:[-*+]|\d{1,9}[.)])[^\S\n]+\S.*\n){2}(?![-*+][^\S\n]|\d{1,9}[.)][^\S\n])([^\s#>|`~<].*)/mu;

/** The first line that stands right behind a list and so becomes a part of its last entry. One that is indented is meant so. */
export function joinedLine(text: string): TextSlip[] {
  const written = joined.exec(text)?.[1];
  if (written === undefined || /^[^\S\n]*(?:```|~~~)/m.test(text)) return [];
  return [{ kind: 'line-joins-entry', written: written.slice(0, 60), name: '' }];
}

/** Two lines of words, of which the first ends a sentence and the second begins one; both are as long as no line of a verse or an address. */
const twoParagraphs =
  /(?:^|\n)[^\S\n]{0,3}(?!\d+[.)])[\p{L}\p{N}“"*[{][^\n]{40,}[.!?…”](?:\*\*?)?\n[^\S\n]{0,3}(?!\d+[.)])((?:[“"*[]{0,2}\p{Lu}|\p{Script=Devanagari})[^\n]{40,})/u;

/** The first line that Markdown makes one paragraph with the line above it (CommonMark 0.31, 4.8), though it reads as one of its own. */
export function joinedParagraphs(text: string): TextSlip[] {
  const written = text.includes('\n') ? twoParagraphs.exec(text)?.[1] : undefined;
  if (written === undefined || /^[^\S\n]*(?:```|~~~)|<br|\\$/m.test(text)) return [];
  return [{ kind: 'joined-paragraphs', written: written.slice(0, 60), name: '' }];
}

/** Elements whose end nobody may leave out (HTML, 13.1.2.4). */
const tag =
  /<(\/?)(a|abbr|b|blockquote|cite|del|em|h[2-6]|i|mark|q|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi;

/** The first element of a text that has no end, or no beginning; text with code may show elements. */
export function unclosedElement(text: string): TextSlip[] {
  if (!text.includes('<') || /[`\\]/.test(text)) return [];
  const open: { name: string; index: number }[] = [];
  for (const { 1: slash, 2: written = '', index } of text.matchAll(tag)) {
    const name = written.toLowerCase();
    const at = slash === '' ? -1 : open.findLastIndex((one) => one.name === name);
    if (slash !== '' && at < 0) return [unclosed(text, `/${name}`, index)];
    if (slash === '') open.push({ name, index });
    else open.splice(at, 1);
  }
  const [first] = open;
  return first ? [unclosed(text, first.name, first.index)] : [];
}

function unclosed(text: string, name: string, index: number): TextSlip {
  const [written = ''] = /^<[^<>\n]*>?[^<\n]{0,30}/.exec(text.slice(index)) ?? [];
  return { kind: 'unclosed-element', written, name };
}

const namesInHtml: Record<string, string> = { className: 'class' };

/** How a link opens is for the site to say, and what a code is written in for nobody; all others are missed. */
const unmissed = new Set(['href', 'title', 'lang', 'dir', 'scope', 'start', 'target', 'rel']);

/** The first attribute of an element that would be left out of the page. */
export function droppedAttribute({ tagName, properties }: Element): TextSlip[] {
  const name = Object.keys(properties).find((one) => !unmissed.has(one));
  if (name === undefined || tagName === 'code') return [];
  const shown = namesInHtml[name] ?? name.toLowerCase();
  return [{ kind: 'dropped-attribute', written: `${shown}=`, name: shown }];
}
