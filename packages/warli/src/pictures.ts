import { optimize } from 'svgo';
import { page, type Size } from './page';
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

const canvas: Size = [1200, 900];

/** Draws every scene of every set: the same text each time, since a scene's random source is seeded with its name. */
export const pictures = (): Picture[] =>
  Object.entries(sets).flatMap(([folder, set]) =>
    Object.entries(set.scenes).map(([name, scene]) => {
      const seed = `${folder}/${name}`;
      const ground = set.grounds?.[name] ?? set.ground;
      const size = set.sizes?.[name] ?? set.size ?? canvas;
      const wall = set.walls?.[name] ?? 'grained';
      const svg = page({ ground, size, wall }, scene(random(seed)), random(`${seed} ground`));
      return { file: `${seed}.svg`, svg: `${small(svg)}\n` };
    }),
  );
