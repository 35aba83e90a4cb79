import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';

const here = import.meta.dirname;

/** The version of this package, which is that of `vakta` too. */
export const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

/** What a site can begin with, and what that is. */
export const starters = {
  practice: 'a local business: services, team, prices, questions, contact, blog',
  speaker: 'somebody who speaks and trains: talks, trainings, booking, blog',
  plain: 'three pages: home, about, contact',
};

/** A call that cannot be followed; its message is for the user. */
export class MistakeInCall extends Error {}

/** In a clone the starters lie at its top; in the package beside this file. */
const startersFolder = [join(here, 'starters'), join(here, '../../starters')].find(existsSync);

/**
 * Writes a site: the files that every site has, and the documents of its starter. Throws a MistakeInCall, and has
 * written nothing then.
 * @param {{ folder: string, name: string, starter: string, language: string, vakta: string }} site
 *   where, what it is called, what it begins with, its language as BCP 47, and the version or file of the engine
 */
export function writeSite({ folder, name, starter, language, vakta }) {
  refuseMistakes({ folder, starter, language });
  mkdirSync(folder, { recursive: true });
  cpSync(join(here, 'site'), folder, { recursive: true });
  // npm leaves out a .gitignore, and this repository has its own meaning for the other two.
  for (const hidden of ['gitignore', 'github', 'vscode'])
    renameSync(join(folder, hidden), join(folder, `.${hidden}`));
  edit(join(folder, 'README.md'), (text) => text.replaceAll('{name}', name));
  writeFileSync(join(folder, 'package.json'), packageJson(folder, vakta));
  const pages = join(folder, 'pages-json');
  cpSync(join(startersFolder, starter), pages, { recursive: true });
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.json')) edit(join(pages, file), withInstalledSchema);
  edit(join(pages, '_site.json'), (text) => withWords(text, name, language));
}

function refuseMistakes({ folder, starter, language }) {
  if (!Object.hasOwn(starters, starter)) throw new MistakeInCall(`There is no starter "${starter}".`);
  if (!isLanguage(language))
    throw new MistakeInCall(`"${language}" is no language. Write it like en or de-DE.`);
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new MistakeInCall(`"${folder}" is a file. Name another folder.`);
  const isTaken = existsSync(folder) && readdirSync(folder).some((file) => file !== '.git');
  if (isTaken) throw new MistakeInCall(`"${folder}" is not empty. Name another folder.`);
}

/** As `_site.json` takes it. */
function isLanguage(tag) {
  return /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$/.test(tag);
}

function edit(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** The commands of the engine, as scripts of the site. */
const commands =
  'dev check build start new rename remove publish unpublish where samples thumbnails migrate enquiries editor';

function packageJson(folder, vakta) {
  const isFile = vakta.endsWith('.tgz');
  const content = {
    name: packageName(folder),
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts: Object.fromEntries(commands.split(' ').map((command) => [command, `vakta ${command}`])),
    dependencies: { vakta: isFile ? `file:${resolve(vakta)}` : vakta },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** A name that npm takes, from that of the folder. */
function packageName(folder) {
  const letters = basename(resolve(folder))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return letters.replaceAll(/^-|-$/g, '') || 'site';
}

/** In a starter the schemas lie two folders up, in a site below its `node_modules`. */
function withInstalledSchema(text) {
  return text.replace(/("\$schema": ")\.\.\/((?:\.\.\/)+)schemas\//, '$1$2node_modules/vakta/schemas/');
}

/** The settings with the site's name and language, and the time of this computer; what was asked for is no example any more. */
function withWords(text, name, language) {
  const { owner, samples, ...settings } = JSON.parse(text);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const local = 'timeZone' in settings && timeZone !== 'UTC' && { timeZone };
  const left = name === 'Your Name' ? samples : samples.filter((place) => !place.startsWith('/owner/name'));
  const named = { ...owner, name };
  return `${JSON.stringify({ ...settings, ...local, language, owner: named, samples: left }, null, 2)}\n`;
}
