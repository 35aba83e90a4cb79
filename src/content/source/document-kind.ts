/** What a document is, known by its path below the pages folder. */
export type DocumentKind =
  | { kind: 'settings' }
  | { kind: 'chat' }
  | { kind: 'collection'; name: string }
  | { kind: 'form'; name: string }
  | { kind: 'page'; template?: string }
  | { kind: 'other' };

/** The path of the site settings. */
export const settingsPath = '_site.json';

/** The path of the chat assistant's words. */
export const chatPath = '_chat.json';

/** The path of a form. */
export function formPath(name: string): string {
  return `_forms/${name}.json`;
}

/** The name of the collection of the chat's topics. */
export const chatTopicsName = 'chatTopics';

/** The name under which blocks ask for the articles; no file stands behind it. */
export const articleListName = 'articles';

/** The path of a shared list. */
export function listPath(name: string): string {
  return `_collections/${name}.json`;
}

/** The path of a template: a page that is published nowhere, and that new pages begin as. */
export function templatePath(name: string): string {
  return `_templates/${name}.json`;
}

/**
 * `_site.json` holds the settings, `_chat.json` the chat's words, `_collections/` the shared lists, `_forms/` the forms,
 * `_templates/` the templates of pages; what else starts with `_` is no page.
 */
export function documentKind(path: string): DocumentKind {
  if (path === settingsPath) return { kind: 'settings' };
  if (path === chatPath) return { kind: 'chat' };
  const [, folder, name = ''] = /^_(collections|forms|templates)\/([^/]+)\.json$/.exec(path) ?? [];
  if (folder === 'templates') return { kind: 'page', template: name };
  if (folder !== undefined) return { kind: folder === 'forms' ? 'form' : 'collection', name };
  return path.startsWith('_') || path.includes('/_') ? { kind: 'other' } : { kind: 'page' };
}

/** Whether a document is a template of pages. */
export function isTemplate(kind: DocumentKind): boolean {
  return kind.kind === 'page' && kind.template !== undefined;
}

/** The schema of a document, by its path below `schemas/`. */
export function schemaOf(kind: DocumentKind): string | undefined {
  if (kind.kind === 'settings') return 'site.schema.json';
  if (kind.kind === 'chat') return 'chat.schema.json';
  if (kind.kind === 'collection') return 'list.schema.json';
  if (kind.kind === 'form') return 'form.schema.json';
  return kind.kind === 'page' ? 'page.schema.json' : undefined;
}

/** `industry/index.json` gives `/industry`. */
export function routeOfFile(path: string): string {
  const place = path.replace(/\.json$/, '').replace(/(?:^|\/)index$/, '');
  return `/${place}`;
}
