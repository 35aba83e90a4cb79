import { pagesOption } from './command-help';

/** A command as it has to be typed for the pages folder that was asked for: `npm run samples -- --pages my-site`. */
export function forPages(command: string, pages: string, ...options: string[]): string {
  const isUsual = pages.replace(/^\.\/|\/+$/g, '') === pagesOption.default;
  const own = isUsual ? [] : ['--pages', /^[\w./~-]+$/.test(pages) ? pages : `"${pages}"`];
  const all = [...options, ...own];
  return all.length === 0 ? command : `${command} -- ${all.join(' ')}`;
}
