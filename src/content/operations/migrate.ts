import type { Edit } from 'jsonc-parser';
import { allMigrations } from '../migrations/all-migrations';
import { type Migration, namedVersion, versionName } from '../migrations/migration';
import { parseDocument } from '../parse/parse-document';
import type { WrittenDocument } from '../places/written-document';
import { documentKind, settingsPath } from '../source/document-kind';
import { contentOf, type Source } from '../source/source';
import { inSteps, setEdit } from './json-edits';
import { type Outcome, changeOf } from './site-change';

/**
 * Writes all documents of a site for the newest version of the schemas. What was done to a document already is known by
 * the version that it names, or else the settings; where none is named, each migration looks for what has the old form.
 * Where something was done, the settings name the version afterwards.
 */
export function migrate(source: Source, migrations: readonly Migration[] = allMigrations): Outcome {
  const known = source.documents.filter(({ path }) => documentKind(path).kind !== 'other');
  const documents = known.map((document) => parseDocument(contentOf(document)));
  const broken = documents.find(({ problems }) => problems.length > 0);
  if (broken)
    return {
      trouble: `${broken.path} has a mistake that hides what stands in it. Fix it first: npm run check.`,
    };
  const settled = namedVersion(documents.find(({ path }) => path === settingsPath)?.value);
  const isOld = documents.some((one) => inSteps(one, stepsFor(one, settled, migrations)).edits.length > 0);
  const newest = migrations.at(-1)?.to ?? 1;
  const version = (now: WrittenDocument): Edit[] => versionEdits(now, newest, isOld);
  const edits = documents.flatMap((document) => {
    const own = inSteps(document, [...stepsFor(document, settled, migrations), version]).edits;
    return own.length === 0 ? [] : [[document.path, own.map(asMigrated)] as const];
  });
  return { change: changeOf({ edits: new Map(edits) }) };
}

function asMigrated(edit: Edit) {
  return { ...edit, kind: 'migrated' as const };
}

function stepsFor(document: WrittenDocument, settled: number | undefined, migrations: readonly Migration[]) {
  const named = namedVersion(document.value) ?? settled;
  const kind = documentKind(document.path);
  return migrations
    .filter(({ to }) => named === undefined || to > named)
    .map(
      ({ edits }) =>
        (now: WrittenDocument) =>
          edits(now, kind),
    );
}

/** A document that names an older version names the newest one; the settings also where they named none. */
function versionEdits(now: WrittenDocument, newest: number, isOld: boolean): Edit[] {
  const named = namedVersion(now.value);
  const isMissing = named === undefined && isOld && now.path === settingsPath;
  const isOlder = named !== undefined && named < newest;
  return isMissing || isOlder ? [setEdit(now, `/${versionName}`, String(newest), ['$schema'])] : [];
}
