// A process of its own, with the loader of TypeScript that its parent may have from elsewhere.
import { register } from 'tsx/esm/api';

register();
await import('./drawing-process.ts');
