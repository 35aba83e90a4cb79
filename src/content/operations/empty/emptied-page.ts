import type { Json, JsonObject } from '../../../model/json';
import { routeOfFile } from '../../source/document-kind';
import { nameFor, sampleDescription } from '../new-page';
import { exampleValue, type ExampleSettings } from './example-value';

/** What pages of example words are made with. */
export interface EmptyPages extends Pick<ExampleSettings, 'schemas' | 'labelOf' | 'isLinked'> {
  /** Whose site it is. */
  name: string;
  /** Whether two pages have this title. */
  isShared: (title: string) => boolean;
}

/** The name of a page whose words are gone: its file's. */
export function titleOf(path: string): string {
  const route = routeOfFile(path);
  return route === '/' ? 'Home' : nameFor(route);
}

/** A page with the same blocks, pictures and links, and example words in them; without its old addresses. */
export function emptiedPage(
  path: string,
  page: JsonObject,
  { name, isShared, ...example }: EmptyPages,
): JsonObject {
  const title = titleOf(path);
  const parts = (example.schemas['page.schema.json']?.['properties'] ?? {}) as JsonObject;
  const used = new Set([title]);
  const opening = routeOfFile(path) === '/' ? '{speaker.name}' : title;
  const how = { ...example, title: opening, used };
  const blocks = exampleValue(parts['blocks'], page['blocks'] ?? [], how);
  const own: JsonObject = { title, seo: exampleSeo(path, title, isShared(title) ? undefined : name), blocks };
  const entries = Object.entries(page).filter(([key]) => key !== 'aliases' && key !== 'sample');
  return Object.fromEntries(
    entries.flatMap(([key, value]): [string, Json][] => {
      const entry: [string, Json] = [key, own[key] ?? value];
      return key === 'title' ? [entry, ['sample', true]] : [entry];
    }),
  );
}

/** Letters that the title in a search result has, from and to. */
const [shortest, longest] = [10, 60];

/** No two pages have the same place, so no two share these words. */
function exampleSeo(path: string, title: string, name: string | undefined): JsonObject {
  const route = routeOfFile(path);
  const full = `${title}: ${name}`;
  const isFitting = name !== undefined && full.length >= shortest && full.length <= longest;
  return {
    title: isFitting ? `${title}: {speaker.name}` : `Page ${route} of this site`.slice(0, longest),
    description: sampleDescription(title, route),
  };
}
