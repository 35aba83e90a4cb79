import { pagesOption } from './command-help';

/** A command as it has to be typed for the pages folder that was asked for: `npm run samples -- --pages my-site`. */
export function forPages(command: string, pages: string, ...options: string[]): string {
  const all = [...options, ...ownOption(pages)];
  return all.length === 0 ? command : `${command} -- ${all.join(' ')}`;
}

/** The commands that take a pages folder, with the `--` before their words where there are any. */
const commands =
  /\bnpm run (?:build|check|migrate|new|publish|remove|rename|samples|thumbnails|unpublish|where)\b(?: --(?= ))?/g;

/** What is advised, with its commands as they have to be typed for the pages folder that was asked for. */
export function advisedFor(advice: string, pages: string): string {
  const own = ownOption(pages).join(' ');
  return own === ''
    ? advice
    : advice.replaceAll(commands, (found) => `${found.replace(/ --$/, '')} -- ${own}`);
}

/** The folder of pictures where it is named, and not only quoted. */
const media = /(?<![\w"/.-])pages-json(?=\/_media\b)/g;

/** What is said of the usual pages folder, of the one that was asked for. */
export function saidOf(words: string, pages: string): string {
  return isUsual(pages) ? words : words.replaceAll(media, () => pages.replace(/\/+$/, ''));
}

function ownOption(pages: string): string[] {
  return isUsual(pages) ? [] : ['--pages', /^[\w./~-]+$/.test(pages) ? pages : `"${pages}"`];
}

function isUsual(pages: string): boolean {
  return pages.replace(/^\.\/|\/+$/g, '') === pagesOption.default;
}
