import { applyEdits, type Edit, type Node } from 'jsonc-parser';
import type { Json } from '../../model/json';
import { lineAt } from '../places/lines';
import { locate, nodeAt } from '../places/locate';
import { flattened } from '../places/origin';
import { pointerAbove, steps, valueAt, step } from '../places/pointer';
import type { WrittenDocument } from '../places/written-document';
import type { ChangeEdit } from './site-change';

// jsonc-parser's own `modify` lays out again what shares a line with a change, in a document on one line all of it, and
// takes a sign too many with the last entry of a list on one line. Here what is written between two neighbours is copied.

/** Puts a value, as JSON, in the place of another one. */
export function valueEdit(document: WrittenDocument, pointer: string, json: string): Edit {
  const { offset, length } = locate(document, pointer, 'value');
  return { offset, length, content: json };
}

/** Adds an entry at the end of a list that has some, laid out as those are. */
export function entryEdit(document: WrittenDocument, list: string, json: string): Edit {
  const node = nodeAt(document, list);
  const last = node?.children?.at(-1);
  if (!node || !last) throw new Error(`${list} of ${document.path} is no list with entries.`);
  return { offset: endOf(last), length: 0, content: between(document.text, node) + json };
}

/** Adds a property to an object behind the first of these that it has, or else in front; laid out as the others are. */
export function propertyEdit(
  document: WrittenDocument,
  { object, behind, key, json }: { object: string; behind: readonly string[]; key: string; json: string },
): Edit {
  const node = nodeAt(document, object);
  const properties = node?.children ?? [];
  const [first] = properties;
  if (!node || !first) throw new Error(`${object} of ${document.path} is no object with properties.`);
  const before = behind.flatMap((name) => properties.find((one) => keyOf(one) === name) ?? [])[0];
  const { text } = document;
  const [name, value] = first.children as [Node, Node];
  const written = `${JSON.stringify(key)}${text.slice(endOf(name), value.offset)}${json}`;
  const space = between(text, node);
  return before
    ? { offset: endOf(before), length: 0, content: space + written }
    : { offset: first.offset, length: 0, content: written + space };
}

/** Gives a property a value: instead of its own, or as a new one behind the first of these that its object has. */
export function setEdit(
  document: WrittenDocument,
  pointer: string,
  json: string,
  behind: readonly string[] = [],
): Edit {
  if (valueAt(document.value ?? null, pointer) !== undefined) return valueEdit(document, pointer, json);
  const key = steps(pointer).at(-1) ?? '';
  return propertyEdit(document, { object: pointerAbove(pointer), behind, key, json });
}

/** A document after several steps, each of which gives edits of what the step before it made, and the edits that do all at once. */
export function inSteps(
  document: WrittenDocument,
  changes: readonly ((now: WrittenDocument) => readonly Edit[])[],
): { now: WrittenDocument; edits: Edit[] } {
  let now = document;
  const done: (readonly Edit[])[] = [];
  for (const change of changes) {
    const edits = change(now);
    if (edits.length === 0) continue;
    done.push(edits);
    const text = applyEdits(now.text, [...edits]);
    now = { path: now.path, text, value: JSON.parse(text) as Json };
  }
  return { now, edits: flattened(document.text, done) };
}

/** Takes entries of lists and properties of objects out, by pointer; none may lie within another one. */
export function removalEdits(document: WrittenDocument, pointers: readonly string[]): Edit[] {
  return [...new Set(pointers.map(pointerAbove))].flatMap((parent) => {
    const node = nodeAt(document, parent);
    const children = node?.children ?? [];
    const own = pointers.filter((pointer) => pointerAbove(pointer) === parent);
    const gone = new Set(own.map((pointer) => childAt(children, node?.type, steps(pointer).at(-1) ?? '')));
    return runsOf(children, gone).map(([from, to]) => removalOf(children, from, to));
  });
}

/** The pointers of the entries of a list that go, by what they say or their own pointer; of the list itself where none stays. */
export function entriesThatGo(
  { value = null }: WrittenDocument,
  list: string,
  goes: (text: string, pointer: string) => boolean,
): string[] {
  const entries = valueAt(value, list);
  if (!Array.isArray(entries)) return [];
  const gone = entries.flatMap((entry, at) => (goes(String(entry), step(list, at)) ? step(list, at) : []));
  return gone.length > 0 && gone.length === entries.length ? [list] : gone;
}

/** The comma and the space between two neighbours; where there is one child alone, what is before it, or a blank where such stand behind colons. */
function between(text: string, { offset, children = [] }: Node): string {
  const [first, second] = children;
  if (first && second) return text.slice(endOf(first), second.offset);
  const space = text.slice(offset + 1, first?.offset);
  return `,${space === '' && !/":\S/.test(text) ? ' ' : space}`;
}

/** The children that go, as runs of neighbours: first and last place of each. */
function runsOf(children: readonly Node[], gone: ReadonlySet<Node | undefined>): [number, number][] {
  const starts = [...children.keys()].filter(
    (at) => gone.has(children[at]) && !(at > 0 && gone.has(children[at - 1])),
  );
  return starts.map((start) => {
    const kept = children.findIndex((child, at) => at > start && !gone.has(child));
    return [start, (kept < 0 ? children.length : kept) - 1];
  });
}

/** With the comma behind, or that before where nothing is left behind. */
function removalOf(children: readonly Node[], from: number, to: number): Edit {
  const [first, last] = [children[from], children[to]] as [Node, Node];
  const [before, behind] = [children[from - 1], children[to + 1]];
  const offset = behind || !before ? first.offset : endOf(before);
  const end = behind ? behind.offset : endOf(last);
  return { offset, length: end - offset, content: '' };
}

function childAt(children: readonly Node[], type: Node['type'] | undefined, name: string): Node | undefined {
  return type === 'array' ? children[Number(name)] : children.findLast((one) => keyOf(one) === name);
}

function keyOf({ children }: Node): string {
  return String(children?.[0]?.value);
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

/** An entry that is added to a document, or why it cannot be, in a sentence. */
export type EntryOutcome = { file: string; edit: ChangeEdit } | { trouble: string };

/** Adds an entry at the end of a list, on one line or a property a line, as the one before it stands; the first one of a list a property a line. */
export function addedEntry(
  document: WrittenDocument,
  list: string,
  entry: Record<string, Json>,
): EntryOutcome {
  const amount = nodeAt(document, list)?.children?.length ?? 0;
  const last = nodeAt(document, step(list, amount - 1));
  const { text, path: file } = document;
  if (!last) {
    const json = `[\n  ${onLines(entry, '  ')}\n]`;
    return { file, edit: { ...valueEdit(document, list, json), kind: 'added' } };
  }
  const isOneLine = lineAt(text, last.offset) === lineAt(text, last.offset + last.length);
  const start = Math.max(text.lastIndexOf('\n', last.offset), -1) + 1;
  const indent = /^[ \t]*/.exec(text.slice(start, last.offset))?.[0] ?? '';
  const json = isOneLine ? onOneLine(entry) : onLines(entry, indent);
  return { file, edit: { ...entryEdit(document, list, json), kind: 'added' } };
}

function onLines(entry: Record<string, Json>, indent: string): string {
  const unit = indent.includes('\t') ? '\t' : '  ';
  const lines = Object.entries(entry).map(
    ([key, value]) => `${indent}${unit}${JSON.stringify(key)}: ${onOneLine(value)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** JSON with a blank behind each colon and comma, and inside of braces. */
export function onOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Object.keys(value).length === 0) return '{}';
  const parts = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${onOneLine(inner)}`);
  return `{ ${parts.join(', ')} }`;
}
