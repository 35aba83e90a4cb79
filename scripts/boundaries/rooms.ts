import type { Room } from './room';
import { roomsOfScripts } from './rooms-of-scripts';
import { roomsOfSrc } from './rooms-of-src';

/**
 * Every room, that is folder, of the project and all that it may import. What is not named here is refused. The longest folder that a
 * file lies in is its room; `*` makes each folder a room of its own.
 */
export const rooms: Record<string, Room> = { ...roomsOfSrc, ...roomsOfScripts };
