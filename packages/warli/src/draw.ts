import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawArguments, help } from './arguments';
import { glyphText } from './glyphs/glyphs';
import { pictures } from './pictures';
import { hashOf, placeOf, writeWhole, type Ledger } from './place';

const ledgerFile = join(import.meta.dirname, '..', 'drawn.json');

const asked = drawArguments(process.argv.slice(2));
if (asked === 'help') process.stdout.write(help);
else if ('wrong' in asked) {
  console.error(asked.wrong);
  process.exitCode = 2;
} else draw(asked);

/** Draws what has changed, or with `--check` tells what would. */
function draw({ media, glyphs, isCheck }: { media: string; glyphs: string; isCheck: boolean }): void {
  const ledger = JSON.parse(textOf(ledgerFile) || '{}') as Ledger;
  const drawn = pictures().map((picture) => ({ ...picture, place: placeOf(picture, media, ledger) }));
  const ours = drawn.filter(({ place }) => place === 'same' || place === 'written');
  const files = [
    ...drawn
      .filter(({ place }) => place === 'written')
      .map(({ file, svg }) => [join(media, file), svg] as const),
    ...[[glyphs, glyphText()] as const, [ledgerFile, ledgerText(ours)] as const].filter(
      ([path, text]) => textOf(path) !== text,
    ),
  ];
  for (const { file, place } of drawn)
    if (place === 'foreign') console.log(`${file} was made by somebody else and stays as it is.`);
  if (isCheck) return tell(files.map(([path]) => path));
  for (const [path, text] of files) writeWhole(path, text);
  console.log(`${drawn.length} scenes, ${files.length} files written.`);
}

function textOf(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function ledgerText(drawn: readonly { file: string; svg: string }[]): string {
  const hashes = drawn.map(({ file, svg }) => [file, hashOf(svg)] as const);
  return `${JSON.stringify(Object.fromEntries(hashes.toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`;
}

function tell(changed: readonly string[]): void {
  for (const path of changed) console.error(`${path} is not what would be drawn. Draw again.`);
  if (changed.length > 0) process.exitCode = 1;
  else console.log('Every drawing is what would be drawn.');
}
