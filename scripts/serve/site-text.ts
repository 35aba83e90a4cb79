import { openFile } from './find-file';

/** The text of a file that a build made for hosts, like `_redirects`; empty when there is none. @param root the site's real folder. */
export async function siteText(root: string, name: string): Promise<string> {
  const file = await openFile(root, [name]);
  if (!file) return '';
  try {
    return await file.handle.readFile('utf8');
  } finally {
    await file.handle.close();
  }
}
