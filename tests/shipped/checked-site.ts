import { checkTools } from '../../scripts/files/check-tools';
import { readSource } from '../../scripts/files/read-source';
import { checkSite } from '../../src/content/check-site';
import { folder } from './shipped';

/** The shipped site after its check. */
export const checkedSite = checkSite(readSource(folder), checkTools());
