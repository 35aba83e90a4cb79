import { parseTree, type Node } from 'jsonc-parser';
import type { Json } from '../../model/json';
import { problemAt } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import { lineAt } from './lines';
import { step } from './pointer';

/** How many properties a value has in all. */
export function countMembers(value: Json): number {
  if (value === null || typeof value !== 'object') return 0;
  if (Array.isArray(value)) return value.reduce<number>((sum, child) => sum + countMembers(child), 0);
  const children = Object.values(value);
  return children.reduce<number>((sum, child) => sum + countMembers(child), children.length);
}

/** A problem for every property that stands in its object for a second time. */
export function duplicateKeys(document: { path: string; text: string }): Problem[] {
  const root = parseTree(document.text);
  return root ? doubled(document, root, '') : [];
}

function doubled(document: { path: string; text: string }, node: Node, pointer: string): Problem[] {
  const children = node.children ?? [];
  if (node.type === 'array') return children.flatMap((child, at) => doubled(document, child, step(pointer, at)));
  if (node.type !== 'object') return [];
  const first = new Map<string, Node>();
  return children.flatMap((property) => {
    const [key, value] = property.children ?? [];
    if (!key || !value) return [];
    const name = String(key.value);
    const earlier = first.get(name);
    if (!earlier) first.set(name, key);
    const here = step(pointer, name);
    const inner = doubled(document, value, here);
    if (!earlier) return inner;
    const firstLine = lineAt(document.text, earlier.offset);
    return [problemAt(document, key, here, 'duplicate-key', { key: name, firstLine }), ...inner];
  });
}
