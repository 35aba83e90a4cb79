import { optimize } from 'svgo';
import { page, type Sheet, type Size } from './page';
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
  Object.entries(sets).flatMap(([set, { ground, grounds, size = canvas, sizes, walls, scenes }]) =>
    Object.entries(scenes).map(([name, scene]) => {
      const seed = `${set}/${name}`;
      const sheet: Sheet = {
        ground: grounds?.[name] ?? ground,
        size: sizes?.[name] ?? size,
        wall: walls?.[name] ?? 'grained',
      };
      const svg = page(sheet, scene(random(seed)), random(`${seed} ground`));
      return { file: `${seed}.svg`, svg: `${small(svg)}\n` };
    }),
  );
