import { join } from 'node:path';
import { projectRoot } from '../files/project-root';

/** Where `npm start` and `npm run dev` keep what forms send, and `npm run enquiries` looks. */
export const dataFolder = join(projectRoot, '.data');
