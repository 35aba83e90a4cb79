import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFolder } from '../../scripts/build/build-folder';
import { projectRoot } from '../../scripts/files/project-root';
import { serveSite } from '../../scripts/serve/serve-site';

const variant = join(tmpdir(), `vakta-variant-${process.pid}`);
const clinic = join(tmpdir(), `vakta-clinic-${process.pid}`);

/** Serves the built site, a second site of another trade and language, and a variant of the first under `/site/` with pages of its own, a navigation entry that has no page, a profile without an address, videos that are no examples and a form service that cannot be found. */
export default async function globalSetup(): Promise<() => void> {
  const dist = join(projectRoot, 'dist');
  if (!existsSync(join(dist, 'index.html')))
    throw new Error('There is no built site: run npm run build first.');
  await buildVariant();
  await build(join(projectRoot, 'tests/clinic'), clinic);
  const site = await serveSite({ folder: dist, basePath: '/', port: 0 });
  const other = await serveSite({ folder: join(variant, 'dist'), basePath: '/site/', port: 0 });
  const second = await serveSite({ folder: clinic, basePath: '/', port: 0 });
  process.env['SITE_URL'] = origin(site);
  process.env['VARIANT_URL'] = `${origin(other)}/site`;
  process.env['CLINIC_URL'] = origin(second);
  process.env['CLINIC_FOLDER'] = clinic;
  return () => {
    site.close();
    other.close();
    second.close();
    for (const folder of [variant, clinic]) rmSync(folder, { recursive: true, force: true });
  };
}

interface Settings {
  basePath: string;
  navigation: { items: object[] };
  forms: object;
  social: object[];
}

async function buildVariant(): Promise<void> {
  cpSync(join(projectRoot, 'pages-json'), join(variant, 'pages'), { recursive: true });
  cpSync(join(projectRoot, 'tests/e2e/support/variant-pages'), join(variant, 'pages'), { recursive: true });
  const path = join(variant, 'pages/_site.json');
  const settings = JSON.parse(readFileSync(path, 'utf8')) as Settings;
  settings.basePath = '/site/';
  settings.navigation.items.splice(1, 0, { label: 'Courses' });
  const formIds = { contact: 'abc', invitation: 'abc', podcast: 'def', chat: 'ghi' };
  const endpoint = 'https://forms.invalid/f/{formId}';
  settings.social.push({ label: 'Somewhere else', icon: 'world' });
  settings.forms = { endpoint, formIds, extra: { access_key: 'k-1' } };
  writeFileSync(path, JSON.stringify(settings));
  for (const name of ['_collections/videos', 'marathi-videos', 'podcast-guest'])
    asReal(join(variant, `pages/${name}.json`));
  await build(join(variant, 'pages'), join(variant, 'dist'));
}

async function build(pages: string, out: string): Promise<void> {
  const { exitCode, output } = await buildFolder({ pages, out }, false);
  if (exitCode !== 0) throw new Error(output);
}

/** Takes away that the videos of a document are examples. */
function asReal(document: string): void {
  const real = JSON.parse(readFileSync(document, 'utf8'), (_, value: { picture?: string; sample?: true }) => {
    if (value?.picture !== undefined) delete value.sample;
    return value;
  }) as unknown;
  writeFileSync(document, JSON.stringify(real));
}

function origin(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
