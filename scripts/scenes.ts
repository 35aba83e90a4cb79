import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { optimize } from 'svgo';
import { page } from './scenes/page';
import { random } from './scenes/random';
import { sets } from './scenes/sets';

const media = join(import.meta.dirname, '..', 'pages-json', '_media');

/** A drawn picture: its path inside the media folder and its SVG text. */
interface Picture {
  readonly file: string;
  readonly svg: string;
}

const small = (svg: string): string =>
  optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      { name: 'preset-default', params: { overrides: { mergePaths: false, convertShapeToPath: false } } },
    ],
  }).data;

const canvas = [1200, 900] as const;

const pictures = (): Picture[] =>
  Object.entries(sets).flatMap(([set, { ground, size = canvas, scenes }]) =>
    Object.entries(scenes).map(([name, scene]) => {
      const seed = `${set}/${name}`;
      const svg = page(ground, size, scene(random(seed)), random(`${seed} ground`));
      return { file: `${seed}.svg`, svg: small(svg) };
    }),
  );

async function write({ file, svg }: Picture): Promise<void> {
  const path = join(media, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${svg}\n`);
}

/** Whether a photograph has taken the drawing's place. */
function isReplaced({ file }: Picture): boolean {
  const photographs = ['.jpg', '.jpeg', '.png', '.webp'].map((ending) =>
    join(media, file.replace('.svg', ending)),
  );
  return photographs.some((path) => existsSync(path));
}

const drawn = pictures();
await Promise.all(drawn.filter((picture) => !isReplaced(picture)).map(write));
const largest = drawn.reduce((a, b) => (b.svg.length > a.svg.length ? b : a));
console.log(
  `${drawn.length} scenes; the largest is ${largest.file}, ${(largest.svg.length / 1000).toFixed(1)} kB`,
);
