// Prints a module like `compiled-schemas.ts` with a function for each schema of the engine.
import standaloneCode from 'ajv/dist/standalone/index.js';
import { ajvOf, schemaId } from '../../src/content/validate/create-validator';
import { loadSchemas } from '../files/load-schemas';

const schemas = loadSchemas();
const names = Object.keys(schemas).map((path, at) => [path, `checkBy${at}`] as const);
const ids = Object.fromEntries(names.map(([path, name]) => [name, schemaId(path)]));
const code = standaloneCode(ajvOf(schemas, { source: true, esm: true }), ids);
const entries = names.map(([path, name]) => `${JSON.stringify(path)}: ${name}`);
process.stdout.write(`${code}\nexport const compiledSchemas = { ${entries.join(', ')} };\n`);
