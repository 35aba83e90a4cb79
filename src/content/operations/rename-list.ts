import type { CheckedSite } from '../check-site';
import { either } from '../problems/wording';
import type { Schemas } from '../validate/create-validator';
import { editsOf, textEdit } from './name-edits';
import type { Outcome } from './outcome';
import { references } from './references';
import { changeOf } from './site-change';

const pathOf = (name: string): string => `_collections/${name}.json`;

/**
 * Gives a shared list another name. What may stand in a list is known by its name (`schemas/collections/`), so that can
 * only be a name for entries of the same kind that no list has yet.
 */
export function renameList(checked: CheckedSite, schemas: Schemas, from: string, to: string): Outcome {
  const { documents } = checked.site;
  const free = namesFor(schemas, from).filter((name) => !documents.includes(pathOf(name)));
  if (documents.includes(pathOf(to))) return { trouble: `There is a shared list "${to}" already.` };
  if (!free.includes(to)) return { trouble: refusal(from, to, free) };
  const taken = references(checked).filter(({ kind, name }) => kind === 'list' && name === from);
  const edits = editsOf(checked, taken, ({ pointer }, document) => textEdit(document, pointer, to, 'list'));
  return { change: changeOf({ edits, moved: new Map([[pathOf(from), pathOf(to)]]) }) };
}

/** The names of lists that hold the same kind of entries. */
function namesFor(schemas: Schemas, list: string): string[] {
  const kindOf = (name: string): unknown => schemas[`collections/${name}.schema.json`]?.['listOf'];
  const names = Object.keys(schemas).flatMap(
    (path) => /^collections\/(.+)\.schema\.json$/.exec(path)?.[1] ?? [],
  );
  return names.filter((name) => name !== list && kindOf(name) === kindOf(list));
}

function refusal(from: string, to: string, free: readonly string[]): string {
  const why = `A shared list is known by its name, and "${to}" is no name for what stands in "${from}".`;
  return free.length > 0
    ? `${why} It can be called ${either(free)}.`
    : `${why} A developer can add one: CONTRIBUTING.md, "Adding a shared list".`;
}
