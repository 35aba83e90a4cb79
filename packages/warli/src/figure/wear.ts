import type { Bones } from './bones';

/** Takes the bones of a person and the limb width and draws what is worn on the head, or about the neck. */
export type Wear = (b: Bones, w: number) => string;
