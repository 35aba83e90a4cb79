import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Part } from '../places/locate';
import { step } from '../places/pointer';
import type { Schemas } from './create-validator';
import { asObject, blockTypes } from './schema-parts';

/** A block where none can stand. */
export interface MisplacedBlock {
  pointer: string;
  part: Part;
  type: string;
  /** Whether it stands inside of another block. */
  isInBlock: boolean;
}

/** Finds blocks outside of the list of blocks: properties that are one, and entries of other lists. All other errors of theirs are consequences. */
export function misplacedBlocks(
  errors: readonly ErrorObject[],
  schemas: Schemas,
): { misplaced: MisplacedBlock[]; others: ErrorObject[] } {
  const types = new Set(blockTypes(schemas));
  const found = errors.flatMap((error) => misplacedBlock(error, types) ?? []);
  const misplaced = found.filter(({ pointer, part }) => part === 'key' || isNoEntry(errors, pointer));
  const others = errors.filter(
    (error) => !misplaced.some((block) => isConsequence(error, block)) && !isFullWith(error, misplaced),
  );
  return { misplaced, others };
}

/** An entry with all that it must have is no block because of its type alone; an object where none can stand at all is one. */
function isNoEntry(errors: readonly ErrorObject[], pointer: string): boolean {
  const own = errors.filter(({ instancePath }) => instancePath === pointer);
  return own.length > 1 || own[0]?.keyword === 'type';
}

/** All that is wrong with it, and what its place lacks without it. */
function isConsequence({ instancePath, params }: ErrorObject, { pointer }: MisplacedBlock): boolean {
  const name: unknown = params['additionalProperty'];
  const place = typeof name === 'string' && step(instancePath, name) === pointer ? pointer : instancePath;
  return (
    `${place}/`.startsWith(`${pointer}/`) || (instancePath === '' && params['missingProperty'] === 'blocks')
  );
}

/** Whether a list has too many entries only with those that are misplaced in it. */
export function isFullWith(
  { keyword, instancePath, params, data }: ErrorObject,
  misplaced: readonly { pointer: string }[],
): boolean {
  const inside = misplaced.filter(({ pointer }) => pointer.replace(/\/\d+$/, '') === instancePath);
  const own = keyword === 'maxItems' ? (data as unknown[]).length - inside.length : Infinity;
  return own <= Number(params['limit']);
}

/** Tells by the error that a block's own property, or that of its name, is not known here, or that no object can stand here. */
function misplacedBlock(
  { keyword, instancePath, params, data }: ErrorObject,
  types: ReadonlySet<string>,
): MisplacedBlock | undefined {
  const isInstead = keyword === 'type' && ![params['type']].flat().includes('object');
  if (keyword !== 'additionalProperties' && !isInstead) return undefined;
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
