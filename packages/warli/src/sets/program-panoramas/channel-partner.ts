import type { Scene } from '../../page';
import { line, path } from '../../svg';

/** To be drawn. */
export const channelPartner: Scene = () => line(path(0, 628, 2400, 628), 6);
