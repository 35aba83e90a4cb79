import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonObject } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { locate } from '../places/locate';
import { step, steps } from '../places/pointer';
import { problemAt } from '../problems/create-problem';
import { nearest } from '../problems/nearest';
import type { Problem } from '../problems/problem';
import type { Schemas } from './create-validator';
import { asObject, itemsOf } from './schema-parts';

/** Problems in which a second list, of which the first one would have too many entries, says so itself; which of them stay is for a person to say. */
export function withJoinedLists(
  document: ParsedDocument,
  errors: readonly ErrorObject[],
  problems: readonly Problem[],
): Problem[] {
  const seconds = problems.filter(({ code, fix }) => code === 'nested-part' && fix);
  const full = errors.filter(({ keyword }) => keyword === 'maxItems');
  return full.reduce<Problem[]>(
    (all, error) => {
      const { offset, length } = locate(document, error.instancePath, 'value');
      const second = seconds.find((one) => startOf(one) > offset && startOf(one) < offset + length);
      const limit = Number(error.params['limit']);
      const excess = step(error.instancePath, limit);
      if (!second) return all;
      const details = { isList: true, amount: (error.data as unknown[]).length, limit } as const;
      const told = problemAt(document, { offset: startOf(second), length: 1 }, '', 'nested-part', details);
      return all
        .filter(({ code, pointer }) => code !== 'too-many-items' || pointer !== excess)
        .map((one) => (one === second ? told : one));
    },
    [...problems],
  );
}

/** Its mending ends with the bracket that it marks. */
function startOf({ fix = [] }: Problem): number {
  const [{ offset, length } = { offset: 0, length: 0 }] = fix;
  return offset + length - 1;
}

/**
 * Where a list is wanted, or a reference to a shared one, an object with a list or an entry in it is no reference with
 * mistakes: its errors become one, of its kind.
 */
export function withWrappedLists(errors: readonly ErrorObject[], schemas: Schemas): ErrorObject[] {
  const lists = errors.filter(
    (error) =>
      error.keyword === 'if' && error.parentSchema?.['use'] === 'list' && holdsEntries(error, schemas),
  );
  const places = new Set(lists.map(({ instancePath }) => instancePath));
  const others = errors.filter(({ instancePath }) => !places.has(instancePath));
  return [...others, ...lists.map((error) => ({ ...error, keyword: 'type', params: { type: ['array'] } }))];
}

/** A reference may have another name in it, but neither lists nor what belongs to an entry. */
function holdsEntries({ data, parentSchema = {} }: ErrorObject, schemas: Schemas): boolean {
  const object = asObject(data) ?? {};
  const names = Object.keys(object);
  if (nearest('from', names) !== undefined) return false;
  const known = asObject(itemsOf(parentSchema, schemas)['properties']) ?? {};
  return names.some((name) => typeof object[name] === 'object' || Object.hasOwn(known, name));
}

/** Problems in which several texts that stand where one alone can say so; what to make of them is for a person to say. */
export function withSingleText(
  document: ParsedDocument,
  errors: readonly ErrorObject[],
  problems: readonly Problem[],
): Problem[] {
  const lists = errors.filter(({ keyword, data }) => keyword === 'type' && Array.isArray(data));
  return problems.map((problem) => {
    const offset = problem.code === 'texts-without-brackets' ? problem.fix?.[0]?.offset : undefined;
    const list = lists.find(({ instancePath }) => locate(document, instancePath, 'value').offset === offset);
    if (offset === undefined || !list) return problem;
    const texts = (list.data as unknown[]).map((one) => JSON.stringify(one));
    const details = { name: `"${steps(list.instancePath).at(-1) ?? ''}"`, texts, letters: 0, isSingle: true };
    const span = { offset, length: texts[0]?.length ?? 1 };
    return problemAt(document, span, '', 'texts-without-brackets', details);
  });
}

/** Words of an entry: with more it is part of a sentence. */
const most = 4;

/** What a sentence goes on with behind a comma, and no entry begins with. */
const joins = /^(?:and|or|but|so|yet|nor|then|if|as|because|that|which|who|when|where|while|with|without)\s/i;

/** The entries of a list that were written as one text, "stage, voice, fear": undefined for a sentence that has commas. */
export function dividedText(text: string, entry: JsonObject): string[] | undefined {
  const parts = text
    .replace(/[\s,;]+$/, '')
    .split(text.includes(';') ? ';' : ',')
    .map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => isEntry(part, entry)) ? parts : undefined;
}

function isEntry(part: string, { minLength = 1, maxLength = Infinity }: JsonObject): boolean {
  if (/[.!?:"]$/.test(part) || joins.test(part) || part.split(/\s+/).length > most) return false;
  return part.length >= Number(minLength) && part.length <= Number(maxLength);
}
