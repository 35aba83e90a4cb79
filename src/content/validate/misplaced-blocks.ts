import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Part } from '../places/locate';
import { step } from '../places/pointer';
import { problemIn } from '../problems/create-problem';
import { isUnknown, isWithin, unknownName, type Explainer } from './explainer';
import { asObject, blockTypes } from './schema-parts';

/** A block where none can stand. */
interface MisplacedBlock {
  pointer: string;
  part: Part;
  type: string;
  /** Whether it stands inside of another block. */
  isInBlock: boolean;
}

/** Finds blocks outside of the list of blocks: properties that are one, and entries of other lists. */
export const misplacedBlocks: Explainer = (document, errors, schemas) => {
  const types = new Set(blockTypes(schemas));
  const found = errors.flatMap((error) => misplacedBlock(error, types) ?? []);
  const blocks = found.filter(({ pointer, part }) => part === 'key' || isNoEntry(errors, pointer));
  return {
    problems: blocks.map(({ pointer, part, ...details }) =>
      problemIn(document, pointer, part, 'misplaced-block', details),
    ),
    left: errors.filter((error) => !blocks.some((block) => isConsequence(error, block))),
  };
};

/** An entry with all that it must have is no block because of its type alone; an object where none can stand at all is one. */
function isNoEntry(errors: readonly ErrorObject[], pointer: string): boolean {
  const own = errors.filter(({ instancePath }) => instancePath === pointer);
  return own.length > 1 || own[0]?.keyword === 'type';
}

/** All that is wrong with it, and what its place lacks without it. */
function isConsequence(error: ErrorObject, { pointer }: MisplacedBlock): boolean {
  const { instancePath, params } = error;
  const isItsName = isUnknown(error) && step(instancePath, unknownName(error)) === pointer;
  return (
    isItsName || isWithin(error, [pointer]) || (instancePath === '' && params['missingProperty'] === 'blocks')
  );
}

/** The error says that a block's own property, or that of its name, is not known here, or that no object can stand here. */
function misplacedBlock(error: ErrorObject, types: ReadonlySet<string>): MisplacedBlock | undefined {
  const { keyword, instancePath, params, data } = error;
  const isInstead = keyword === 'type' && ![params['type']].flat().includes('object');
  if (!isUnknown(error) && !isInstead) return undefined;
  const name = isInstead ? 'type' : String(params['additionalProperty']);
  const holder = asObject(data) ?? {};
  const isInBlock = instancePath.startsWith('/blocks/');
  if (name === 'type') {
    const { type, blocks } = holder;
    const isBlock = typeof type === 'string' && types.has(type) && blocks === undefined;
    return isBlock ? { pointer: instancePath, part: 'opening', type, isInBlock } : undefined;
  }
  const value = asObject(holder[name]);
  const type = typeof value?.['type'] === 'string' ? value['type'] : name;
  const isOfPage = instancePath === '' || value?.['type'] !== undefined;
  if (!value || !isOfPage || !types.has(type)) return undefined;
  return { pointer: step(instancePath, name), part: 'key', type, isInBlock };
}
