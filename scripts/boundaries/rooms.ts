import { roomsOfScripts } from './rooms-of-scripts';
import { roomsOfSrc } from './rooms-of-src';
import type { Room } from './room';

/**
 * Every room, that is folder, of the project and all that it may import. What is not named here is refused. The longest folder that a
 * file lies in is its room; `*` makes each folder a room of its own.
 */
export const rooms: Record<string, Room> = { ...roomsOfSrc, ...roomsOfScripts };

/** What only proves the rest may import what it likes; nothing but the like may import it. */
export const isTest = (file: string): boolean => file.startsWith('tests/') || /\.test\.tsx?$/.test(file);

/** The folder of the room that a file lies in; undefined when there is none. Paths from the project's root, with `/`. */
export function roomOf(file: string): string | undefined {
  const path = file.split('/');
  for (let depth = path.length; depth > 0; depth -= 1) {
    const folder = path.slice(0, depth).join('/');
    if (rooms[folder]) return folder;
    const each = `${path.slice(0, depth - 1).join('/')}/*`;
    if (depth < path.length && rooms[each]) return folder;
  }
  return undefined;
}

/** What a room of this folder may import. */
export function rulesOf(folder: string): Room | undefined {
  return rooms[folder] ?? rooms[folder.replace(/[^/]+$/, '*')];
}
