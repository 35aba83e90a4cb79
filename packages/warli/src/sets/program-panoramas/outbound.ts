import type { Scene } from '../../page';
import { line, path } from '../../svg';

/** To be drawn. */
export const outbound: Scene = () => line(path(0, 600, 2400, 600), 6);
