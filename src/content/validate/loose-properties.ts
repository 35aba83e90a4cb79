import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonObject } from '../../model/json';
import { step } from '../places/pointer';
import { problemIn } from '../problems/create-problem';
import { brief } from '../problems/wording';
import type { Schemas } from './create-validator';
import { byPlace, isUnknown, unknownName, type Explainer } from './explainer';
import { meaningsOf } from './meanings';
import { asObject, itemsOf, propertiesOf, typesOf } from './schema-parts';

/** Properties that stand beside the object, or the list, into which they belong: `src` and `alt` without `image`. */
interface LooseProperties {
  names: string[];
  /** The property into which they belong. */
  home: string;
  /** Whether that is a list, of which they are one entry. */
  isList: boolean;
  /** Whether it stands there already. */
  isThere: boolean;
  /** What they are as one object. */
  whole: string;
}

/** Finds properties that are unknown where they stand, and known one step further in. */
export const looseProperties: Explainer = (document, errors, schemas) => {
  const unknown = errors.filter(isUnknown);
  const meanings = meaningsOf(unknown, schemas);
  const open = unknown.filter((error) => !meanings.has(error));
  const loose = [...byPlace(open)].flatMap(([pointer, own]) => {
    const found = looseAmong(own, schemas);
    return found ? [{ pointer, ...found }] : [];
  });
  return {
    problems: loose.map(({ pointer, ...details }) =>
      problemIn(document, step(pointer, details.names[0] ?? ''), 'key', 'loose-property', details),
    ),
    left: errors.filter((error) => !loose.some((one) => isOf(error, one))),
  };
};

function looseAmong(own: readonly ErrorObject[], schemas: Schemas): LooseProperties | undefined {
  const [{ parentSchema = {}, data } = {}] = own;
  const holder = asObject(data) ?? {};
  const needed = (parentSchema['required'] ?? []) as string[];
  const homes = propertiesOf(parentSchema, schemas).map(([home, schema]) => {
    const isThere = holder[home] !== undefined;
    const isList = typesOf(schema).includes('array');
    const inner = isList ? itemsOf(schema, schemas) : schema;
    const names = own.map(unknownName).filter((name) => asObject(holder[home])?.[name] === undefined);
    return {
      home,
      isList,
      isThere,
      names: fitting(names, inner, (isThere || needed.includes(home)) && !isList),
    };
  });
  const [best] = homes.toSorted((one, other) => other.names.length - one.names.length);
  if (!best || best.names.length === 0) return undefined;
  const parts = best.names.map((name) => `"${name}": ${brief(JSON.stringify(holder[name]))}`);
  return { ...best, whole: `{ ${parts.join(', ')} }` };
}

/** So many properties together are no chance. */
const enough = 2;

/** Those that an object knows. One that can be left out is meant where all stands that it must have. */
function fitting(names: readonly string[], inner: JsonObject, isExpected: boolean): string[] {
  const own = names.filter((name) => Object.hasOwn(asObject(inner['properties']) ?? {}, name));
  const needed = (inner['required'] ?? []) as string[];
  const isWhole = own.length >= enough && needed.every((name) => own.includes(name));
  return isWhole || isExpected ? own : [];
}

/** Whether an error says of such properties that they are unknown, or that they lack where they belong. */
function isOf(error: ErrorObject, { pointer, names, home }: LooseProperties & { pointer: string }): boolean {
  if (isUnknown(error)) return error.instancePath === pointer && names.includes(unknownName(error));
  const missing = String(error.params['missingProperty']);
  return error.instancePath === pointer
    ? missing === home
    : error.instancePath === step(pointer, home) && names.includes(missing);
}
