import type { SceneSet } from '../../page';

/** Takes the ground of each scene and all scenes, and gives a set of panoramas for the openings of pages: wide pictures on a flat wall that stand on their lower edge, with open sky above. */
export const panoramas = (
  grounds: NonNullable<SceneSet['grounds']>,
  scenes: SceneSet['scenes'],
): SceneSet => ({
  ground: 'indigo',
  grounds,
  size: [2400, 640],
  walls: Object.fromEntries(Object.keys(scenes).map((name) => [name, 'flat'])),
  scenes,
});
