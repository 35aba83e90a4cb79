import { type Document, Window } from 'happy-dom';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const parser = new new Window().DOMParser();
const pages = new Map<string, Document>();

/** A page of a built site, as it is sent. */
export function builtPage(folder: string, route: string): Document {
  const path = join(folder, route, 'index.html');
  const page = pages.get(path) ?? parser.parseFromString(readFileSync(path, 'utf8'), 'text/html');
  pages.set(path, page);
  return page;
}
