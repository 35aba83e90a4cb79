import { slug } from '../../lib/slug';

/** Whether an address is one of the computer itself, where a site is looked at before it is published. */
export function isOwnComputer(url: string): boolean {
  return /^(?:https?:\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\])|(?:localhost|127\.0\.0\.1)(?=[:/]))/i.test(
    url,
  );
}

/** Whether something is the path of a file on a computer or in its network, as Windows writes it. */
export function isOwnFile(written: string): boolean {
  return /^(?:[a-z]:[\\/\n\t\r\f\b]|file:|\\\\\w)/i.test(written);
}

/** Such a path as it was typed, where JSON has read its backslashes together with a letter: `C:\new`. */
export function asTyped(path: string): string {
  return JSON.stringify(path).slice(1, -1).replaceAll('\\\\', '\\');
}

/** What a path that was typed as on Windows is called on the site: `home/hero` for `_media\\home\\hero.jpg`, `/invite` for `pages-json\\invite.json`. */
export function pathOnSite(typed: string): string {
  const path = typed.replaceAll(/[\\/]+/g, '/').replace(/^\.\//, '');
  const page = path.replace(/^(?:.*\/)?pages-json\//i, '').replace(/\.json$/i, '');
  if (/\.json$/i.test(path) && !/(?:^|\/)_/.test(page))
    return `/${page.replace(/^\//, '').replace(/(?:^|\/)index$/, '')}`;
  return path.replace(/^(?:.*\/)?_?media\//i, '').replace(/\.(?:jpe?g|png|webp|avif|gif|svg|heic)$/i, '');
}

/** The name of a picture by its path or address: `team-day` for `https://example.in/Team%20Day.jpg?w=200`. */
export function pictureNameFor(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const last = path.split(/[\\/]/).at(-1) ?? '';
  return slug(last.replace(/\.[a-z0-9]{1,5}$/i, '').replaceAll(/%[0-9a-f]{2}/gi, '-')) || 'picture';
}
