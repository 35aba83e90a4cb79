import { optimize } from 'svgo';
import { page, type SceneSet, type Size } from './page';
import type { Ground } from './palette';
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

/** Each picture of a set: its name, the scene it shows and its ground. */
const names = ({ ground, grounds, again, scenes }: SceneSet): (readonly [string, string, Ground])[] =>
  Object.keys(scenes).flatMap((scene) => [
    [scene, scene, grounds?.[scene] ?? ground] as const,
    ...(again?.[scene] ?? []).map((other) => [`${scene}-${other}`, scene, other] as const),
  ]);

/** Draws every scene of every set: the same text each time, since a scene's random source is seeded with its name. */
export const pictures = (): Picture[] =>
  Object.entries(sets).flatMap(([folder, set]) =>
    names(set).map(([name, scene, ground]) => {
      const seed = `${folder}/${scene}`;
      const size = set.sizes?.[scene] ?? set.size ?? canvas;
      const wall = set.walls?.[scene] ?? 'grained';
      const body = set.scenes[scene]?.(random(seed)) ?? '';
      const svg = page({ ground, size, wall }, body, random(`${seed} ground`));
      return { file: `${folder}/${name}.svg`, svg: `${small(svg)}\n` };
    }),
  );
