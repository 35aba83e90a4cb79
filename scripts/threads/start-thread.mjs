// Node 20 gives a thread none of the loaders of its process, so this one brings the loader of TypeScript itself.
import { register } from 'tsx/esm/api';

register();
await import('./other-thread.ts');
