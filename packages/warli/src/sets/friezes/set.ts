import type { SceneSet } from '../../page';

/** Takes the ground of the set, the scenes that stand on another and all scenes, and gives a set of friezes, each on a flat wall. */
export const friezes = (
  ground: SceneSet['ground'],
  grounds: NonNullable<SceneSet['grounds']>,
  scenes: SceneSet['scenes'],
): SceneSet => ({
  ground,
  grounds,
  size: [2400, 320],
  walls: Object.fromEntries(Object.keys(scenes).map((name) => [name, 'flat'])),
  scenes,
});
