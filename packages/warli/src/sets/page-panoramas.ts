import { speaking } from './page-panoramas/speaking';
import { panoramas } from './panoramas/set';

/** The wide opening picture of the page of talks. */
export const pagePanoramas = panoramas({ speaking: 'indigo' }, { speaking });
