import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publish } from '../../../scripts/build/publish';
import { closeStaging, openStaging } from '../../../scripts/build/staging';

/** The pages that every version has: one comes before its script by name, the others after it. */
const pagePaths = ['a-page', ...Array.from({ length: 3 }, (_, at) => `page-${at}`)].map(
  (folder) => `${folder}/index.html`,
);

/** The files of a made-up site by their path: each page names the script of its version; some come and go with it. */
export function filesOf(version: number): Map<string, string> {
  const script = `assets/app-${version}.js`;
  const pages = pagePaths.map((path, at) => [path, pageOf(script, at)] as const);
  const odd: [string, string][] = [
    ['moved', pageOf(script, 97)],
    ['deep', pageOf(script, 98)],
  ];
  const even: [string, string][] = [
    ['moved/index.html', pageOf(script, 97)],
    ['deep/er/page/index.html', pageOf(script, 98)],
  ];
  return new Map([[script, `version ${version}`], ...pages, ...(version % 2 === 1 ? odd : even)]);
}

function pageOf(script: string, number: number): string {
  return `<script src="${script}"></script> page ${number} ${'words '.repeat(200)}</html>`;
}

/** Prepares a version of the site beside the one before, and publishes it. */
export function publishVersion(place: string, version: number): void {
  const staging = openStaging(place);
  try {
    for (const [path, text] of filesOf(version)) {
      mkdirSync(dirname(join(staging, path)), { recursive: true });
      writeFileSync(join(staging, path), text);
    }
    publish(staging, place);
  } finally {
    closeStaging(place, staging);
  }
}

/** What a visitor of a folder would miss: pages that are gone, torn, or name a script that is not there. */
export function defects(place: string): string[] {
  return pagePaths.flatMap((path) => {
    const text = read(join(place, path));
    if (!text?.endsWith('</html>')) return [`${path}: ${text?.slice(-20) ?? 'gone'}`];
    const [, version = ''] = /app-(\d+)\.js/.exec(text) ?? [];
    const script = read(join(place, `assets/app-${version}.js`));
    return script === `version ${version}` ? [] : [`${path} wants version ${version}: ${script ?? 'gone'}`];
  });
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
