import { applyEdits, type Edit } from 'jsonc-parser';
import type { Json } from '../../model/json';
import { allMigrations } from '../migrations/all-migrations';
import {
  type Migration,
  type SiteInfo,
  namedVersion,
  propertyOf,
  versionName,
} from '../migrations/migration';
import { parseDocument } from '../parse/parse-document';
import { flattened } from '../places/origin';
import type { WrittenDocument } from '../places/written-document';
import { documentKind, settingsPath } from '../source/document-kind';
import { isObject } from '../resolve/surroundings';
import { contentOf, type Source } from '../source/source';
import { setEdit } from './json-edits';
import { type Outcome, changeOf } from './site-change';

/** A document on its way through the migrations. */
interface Moving {
  /** Its text before them; undefined of one that they have made. */
  before: string | undefined;
  /** The version of the schemas for which it was written, where that is known. */
  version: number | undefined;
  now: WrittenDocument;
  /** The edits of each step. */
  done: (readonly Edit[])[];
}

/**
 * Writes all documents of a site for the newest version of the schemas. What was done to a document already is known by
 * the version that it names, or else the settings; where none is named, each migration looks for what has the old form.
 * Where something was done, the settings name the version afterwards.
 */
export function migrate(source: Source, migrations: readonly Migration[] = allMigrations): Outcome {
  const documents = source.documents
    .filter(({ path }) => documentKind(path).kind !== 'other')
    .map((document) => parseDocument(contentOf(document)));
  const broken = documents.find(({ problems }) => problems.length > 0);
  if (broken)
    return {
      trouble: `${broken.path} has a mistake that hides what stands in it. Fix it first: npm run check.`,
    };
  const settings = documents.find(({ path }) => path === settingsPath);
  const settled = namedVersion(settings?.value);
  const site = settings ? { schemas: wayToSchemas(settings), language: languageOf(settings) } : {};
  let all = documents.map((document): Moving => {
    const version = namedVersion(document.value) ?? settled;
    return { before: document.text, version, now: document, done: [] };
  });
  for (const migration of migrations) all = stepOf(all, migration, site);
  const isOld = all.some(({ done }) => done.length > 0);
  const newest = migrations.at(-1)?.to ?? 1;
  return {
    change: changeOf(partsOf(all.map((one) => withEdits(one, versionEdits(one.now, newest, isOld))))),
  };
}

/** The documents after a migration, and those that it makes. */
function stepOf(all: readonly Moving[], migration: Migration, site: SiteInfo): Moving[] {
  const behind = all.filter(({ version }) => version === undefined || version < migration.to);
  const isBehind = new Set(behind);
  const { edits, created } = migration.together?.(behind.map(({ now }) => now)) ?? {
    edits: migration.edits,
    created: new Map<string, string>(),
  };
  const moved = all.map((one) =>
    isBehind.has(one) ? withEdits(one, edits(one.now, documentKind(one.now.path), site)) : one,
  );
  const made = [...created].map(([path, text]): Moving => ({
    before: undefined,
    version: migration.to,
    now: documentOf(path, text),
    done: [],
  }));
  return [...moved, ...made];
}

function withEdits(one: Moving, edits: readonly Edit[]): Moving {
  if (edits.length === 0) return one;
  const { path, text } = one.now;
  return { ...one, now: documentOf(path, applyEdits(text, [...edits])), done: [...one.done, edits] };
}

function documentOf(path: string, text: string): WrittenDocument {
  return { path, text, value: JSON.parse(text) as Json };
}

function partsOf(all: readonly Moving[]) {
  const edits = all.flatMap(({ before, now: { path }, done }) => {
    const own = before === undefined ? [] : flattened(before, done);
    return own.length === 0 ? [] : [[path, own.map(asMigrated)] as const];
  });
  const made = all.filter(({ before }) => before === undefined);
  return { edits: new Map(edits), created: new Map(made.map(({ now }) => [now.path, now.text])) };
}

function asMigrated(edit: Edit) {
  return { ...edit, kind: 'migrated' as const };
}

/** The way from a shared list to the folder of the schemas, as the settings' line for the editor goes it. */
function wayToSchemas({ value }: WrittenDocument): string | undefined {
  const { $schema } = isObject(value) ? value : {};
  const way = typeof $schema === 'string' ? /^(.*\/)site\.schema\.json$/.exec($schema)?.[1] : undefined;
  return way?.startsWith('../') ? `../${way}` : way;
}

function languageOf({ value }: WrittenDocument): string | undefined {
  const language = propertyOf(value, 'language');
  return typeof language === 'string' ? language : undefined;
}

/** A document that names an older version names the newest one; the settings also where they named none. */
function versionEdits(now: WrittenDocument, newest: number, isOld: boolean): Edit[] {
  const named = namedVersion(now.value);
  const isMissing = named === undefined && isOld && now.path === settingsPath;
  const isOlder = named !== undefined && named < newest;
  return isMissing || isOlder ? [setEdit(now, `/${versionName}`, String(newest), ['$schema'])] : [];
}
