import type { ViteDevServer } from 'vite';
import { escaped } from '../../../src/lib/escaped';
import { loadSchemas, type Schemas } from '../../files/load-schemas';
import { propertiesOf } from '../../schemas/properties';
import { pageDocument } from '../page-document';
import { exampleSite, type ExampleSite } from './example-site';
import { cataloguePath, examplesIn, type Example } from './examples';

/** Whether an address is the catalogue's, unless a page of the site has it. */
export function isInCatalogue(route: string): boolean {
  return route === cataloguePath || route.startsWith(`${cataloguePath}/`);
}

let made: { pages: string; site: Promise<ExampleSite | undefined> } | undefined;

/** The catalogue of blocks, or one example in it, as HTML. The examples are made anew whenever the catalogue itself is asked for. */
export async function catalogueDocument(
  server: ViteDevServer,
  pages: string,
  route: string,
): Promise<string> {
  if (made?.pages !== pages || route === cataloguePath) made = { pages, site: exampleSite(pages) };
  const examples = await made.site;
  if (route !== cataloguePath) return pageDocument(server, { site: examples?.site }, examples?.page(route));
  const html = cataloguePage(loadSchemas(), (path) => examples?.page(path) !== undefined, server.config.base);
  return server.transformIndexHtml(route, html);
}

/**
 * The catalogue of blocks as HTML: what each is for, its examples to look at and to copy, and its properties.
 * @param hasPage whether an example can be shown among the pages of this folder.
 * @param base the base path of the site.
 */
export function cataloguePage(schemas: Schemas, hasPage: (route: string) => boolean, base: string): string {
  const examples = examplesIn(schemas);
  const types = [...new Set(examples.map(({ type }) => type))];
  const links = types.map((type) => `<li><a href="#${type}">${type}</a></li>`);
  const entries = types.map((type) => {
    const own = examples.filter((one) => one.type === type);
    return entry(
      type,
      own.map((one) => shown(one, hasPage(one.route), base)),
      schemas,
    );
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Blocks</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/src/app/dev-catalogue.css">
<script type="module" src="/src/app/dev-catalogue.ts"></script>
</head>
<body>
<nav aria-label="Blocks"><h1>Blocks</h1>
<label>Search <input type="search" autofocus></label>
<ul>${links.join('')}</ul></nav>
<main>${entries.join('\n')}</main>
</body>
</html>
`;
}

function entry(type: string, examples: string[], schemas: Schemas): string {
  const schema = schemas[`blocks/${type}.schema.json`] ?? {};
  const rows = propertiesOf(schema, schemas).map(
    ({ name, text, isRequired }) =>
      `<tr><th scope="row"><code>${escaped(name)}</code>${isRequired ? ' <em>required</em>' : ''}</th><td>${escaped(text)}</td></tr>`,
  );
  return `<article id="${type}">
<h2>${type}</h2><p>${escaped(String(schema['description']))}</p>
${examples.join('\n')}
<h3>Properties</h3><table>${rows.join('')}</table>
</article>`;
}

function shown({ type, example, route }: Example, isThere: boolean, base: string): string {
  const live = isThere
    ? `<div data-shows="${base.replace(/\/$/, '')}${route}" data-type="${type}"></div>`
    : '<p>This example names pictures or pages that these pages do not have, so only its text can be shown.</p>';
  const json = escaped(JSON.stringify(example, null, 2));
  return `<section>${live}<details><summary>JSON to copy</summary><button type="button">Copy</button><pre>${json}</pre></details></section>`;
}
