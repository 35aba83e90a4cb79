/** What the files of one folder may import besides each other. */
export interface Room {
  /** Other rooms, by their folder. */
  rooms: string[];
  /** Packages and their parts, as they are imported; `x/*` stands for every part of x, `node:*` for Node's own. */
  packages: string[];
}

/** An import whose address is made while the program runs. */
export const computed = '(computed)';

/** A room with these doors. */
export const room = (rooms: string[] = [], packages: string[] = []): Room => ({ rooms, packages });
