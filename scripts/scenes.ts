import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { glyphFile } from './files/warli-glyphs';
import { writeWhole } from './files/write-whole';
import { glyphText } from './scenes/glyphs/glyphs';
import { pictures, type Picture } from './scenes/pictures';

const media = join(import.meta.dirname, '..', 'pages-json', '_media');

async function write({ file, svg }: Picture): Promise<void> {
  const path = join(media, file);
  await mkdir(dirname(path), { recursive: true });
  writeWhole(path, svg);
}

/** Whether a photograph has taken the drawing's place. */
function isReplaced({ file }: Picture): boolean {
  const photographs = ['.jpg', '.jpeg', '.png', '.webp'].map((ending) =>
    join(media, file.replace('.svg', ending)),
  );
  return photographs.some((path) => existsSync(path));
}

const drawn = pictures();
writeWhole(glyphFile, glyphText());
await Promise.all(drawn.filter((picture) => !isReplaced(picture)).map(write));
const largest = drawn.reduce((a, b) => (b.svg.length > a.svg.length ? b : a));
console.log(
  `${drawn.length} scenes; the largest is ${largest.file}, ${(largest.svg.length / 1000).toFixed(1)} kB`,
);
