import { join } from 'node:path';
import { siteRoot } from '../files/roots';

/** Where `npm start` and `npm run dev` keep what forms send, and `npm run enquiries` looks. */
export const dataFolder = join(siteRoot, '.data');
