import { applyEdits, type Edit } from 'jsonc-parser';
import type { Json } from '../../model/json';
import { allMigrations } from '../migrations/all-migrations';
import { type Migration, namedVersion, versionName } from '../migrations/migration';
import { parseDocument, type ParsedDocument } from '../parse/parse-document';
import { flattened } from '../places/origin';
import type { WrittenDocument } from '../places/written-document';
import { documentKind, settingsPath } from '../source/document-kind';
import { contentOf, type Source } from '../source/source';
import { propertyEdit, valueEdit } from './json-edits';
import { type Outcome, changeOf, type ChangeEdit } from './site-change';

/** A document on its way: as it is by now, and the steps to it. */
interface Migrating {
  first: WrittenDocument;
  now: WrittenDocument;
  steps: (readonly Edit[])[];
}

/**
 * Writes all documents of a site for the newest version of the schemas. What was done to a document already is told by
 * the version that it names, or else the settings; where none is named, each migration looks for what has the old form.
 * Where something was done, the settings name the version afterwards.
 */
export function migrate(source: Source, migrations: readonly Migration[] = allMigrations): Outcome {
  const documents = read(source);
  const broken = documents.find(({ problems }) => problems.length > 0);
  if (broken)
    return {
      trouble: `${broken.path} has a mistake that hides what stands in it. Mend it first: npm run check.`,
    };
  const settled = namedVersion(documents.find(({ path }) => path === settingsPath)?.value);
  const migrated = documents.map((document) => migratedDocument(document, settled, migrations));
  const isOld = migrated.some(({ steps }) => steps.length > 0);
  const newest = migrations.at(-1)?.to ?? 1;
  const edits = migrated
    .map((one) => withVersion(one, newest, isOld))
    .filter(({ steps }) => steps.length > 0)
    .map(({ first, steps }) => [first.path, asEdits(flattened(first.text, steps))] as const);
  return { change: changeOf({ edits: new Map(edits) }) };
}

function read({ documents }: Source): ParsedDocument[] {
  return documents
    .filter(({ path }) => documentKind(path).kind !== 'other')
    .map((document) => parseDocument(contentOf(document)));
}

function migratedDocument(
  document: WrittenDocument,
  settled: number | undefined,
  migrations: readonly Migration[],
): Migrating {
  const named = namedVersion(document.value) ?? settled;
  const kind = documentKind(document.path);
  return migrations
    .filter(({ to }) => named === undefined || to > named)
    .reduce<Migrating>((one, { edits }) => taken(one, edits(one.now, kind)), {
      first: document,
      now: document,
      steps: [],
    });
}

function taken({ first, now, steps }: Migrating, step: readonly Edit[]): Migrating {
  if (step.length === 0) return { first, now, steps };
  const text = applyEdits(now.text, [...step]);
  return { first, now: { path: now.path, text, value: JSON.parse(text) as Json }, steps: [...steps, step] };
}

/** A document that names an older version names the newest one; the settings also where they named none. */
function withVersion(one: Migrating, newest: number, isOld: boolean): Migrating {
  const { now } = one;
  const named = namedVersion(now.value);
  const json = String(newest);
  if (named !== undefined)
    return named < newest ? taken(one, [valueEdit(now, `/${versionName}`, json)]) : one;
  if (!isOld || now.path !== settingsPath) return one;
  return taken(one, [propertyEdit(now, { object: '', behind: ['$schema'], key: versionName, json })]);
}

function asEdits(edits: readonly Edit[]): ChangeEdit[] {
  return edits.map((edit) => ({ ...edit, kind: 'migrated' }));
}
