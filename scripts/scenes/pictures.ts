import { optimize } from 'svgo';
import { page } from './page';
import { random } from './random';
import { sets } from './sets';

/** A drawn picture: its path inside the media folder and its SVG text. */
export interface Picture {
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

/** Draws every scene of every set: the same text each time, since a scene's random source is seeded with its name. */
export const pictures = (): Picture[] =>
  Object.entries(sets).flatMap(([set, { ground, grounds, size = canvas, scenes }]) =>
    Object.entries(scenes).map(([name, scene]) => {
      const seed = `${set}/${name}`;
      const svg = page(grounds?.[name] ?? ground, size, scene(random(seed)), random(`${seed} ground`));
      return { file: `${seed}.svg`, svg: `${small(svg)}\n` };
    }),
  );
