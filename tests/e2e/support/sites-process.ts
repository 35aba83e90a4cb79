import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFolder } from '../../../scripts/build/build-folder';
import { engineRoot } from '../../../scripts/files/roots';
import { serveSite } from '../../../scripts/serve/serve-site';

// Builds and serves the sites of the browser tests: the one of a speaker, a variant of it under `/site/`, and the one of
// a clinic in Marathi. Serves the shipped site as well, where `npm run build` has made it. Sends the address of each and
// its folder to the process that started it, and lives until that one lets it go.
const environment: Record<string, string> = {};
const folder = mkdtempSync(join(tmpdir(), 'vakta-sites-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('disconnect', () => process.exit());
writeVariant(join(folder, 'variant-pages'));
await serve('SITE', await built(join(engineRoot, 'tests/sites/speaker'), join(folder, 'speaker')));
await serve('VARIANT', await built(join(folder, 'variant-pages'), join(folder, 'variant')), '/site/');
await serve('CLINIC', await built(join(engineRoot, 'tests/sites/clinic'), join(folder, 'clinic')));
const dist = join(engineRoot, 'dist');
if (existsSync(join(dist, 'index.html'))) await serve('SHIPPED', dist);
process.send?.(environment);

/** Builds a site; gives its folder. */
async function built(pages: string, out: string): Promise<string> {
  const { exitCode, output } = await buildFolder({ pages, out }, false);
  if (exitCode !== 0) throw new Error(output);
  return out;
}

/** Serves a built site on a free port, and names it in the environment. */
async function serve(name: string, site: string, basePath = '/'): Promise<void> {
  const server = await serveSite({ folder: site, basePath, port: 0 });
  const { port } = server.address() as AddressInfo;
  environment[`${name}_URL`] = `http://127.0.0.1:${port}${basePath.replace(/\/$/, '')}`;
  environment[`${name}_FOLDER`] = site;
}

interface Settings {
  basePath: string;
  navigation: { items: object[] };
  forms: object;
  social: object[];
}

/** Writes the variant: with pages of its own, a navigation entry that has no page, a profile without an address, videos that are no examples and a form service that cannot be found. */
function writeVariant(pages: string): void {
  cpSync(join(engineRoot, 'tests/sites/speaker'), pages, { recursive: true });
  cpSync(join(engineRoot, 'tests/e2e/support/variant-pages'), pages, { recursive: true });
  const path = join(pages, '_site.json');
  const settings = JSON.parse(readFileSync(path, 'utf8')) as Settings;
  settings.basePath = '/site/';
  settings.navigation.items.splice(1, 0, { label: 'Courses' });
  const endpoint = 'https://forms.invalid/f/{formId}';
  settings.social.push({ label: 'Somewhere else', icon: 'world' });
  settings.forms = { endpoint, extra: { access_key: 'k-1' } };
  writeFileSync(path, JSON.stringify(settings));
  for (const name of ['contact', 'get-in-touch', 'invitation'])
    withId(join(pages, `_forms/${name}.json`), 'abc');
  for (const name of ['_collections/videos', 'marathi-videos', 'podcast-guest'])
    asReal(join(pages, `${name}.json`));
}

/** Gives a form another id at its form service. */
function withId(document: string, formId: string): void {
  const form = JSON.parse(readFileSync(document, 'utf8')) as object;
  writeFileSync(document, JSON.stringify({ ...form, formId }));
}

/** Takes away that the videos of a document are examples. */
function asReal(document: string): void {
  const real = JSON.parse(readFileSync(document, 'utf8'), (_, value: { picture?: string; sample?: true }) => {
    if (value?.picture !== undefined) delete value.sample;
    return value;
  }) as unknown;
  writeFileSync(document, JSON.stringify(real));
}
