import type { CompiledSchemas } from '../../src/content/validate/create-validator';

/** The engine's own schemas as functions. In a bundled command they stand in the place of this file. */
export const compiledSchemas: CompiledSchemas = {};
