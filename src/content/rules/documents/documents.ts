import { languages } from '../../../words/languages';
import { entries, type Entry } from '../../facts/site';
import { currentVersion } from '../../migrations/all-migrations';
import { valueAt } from '../../places/pointer';
import { findingIn } from '../../problems/finding';
import { textOf } from '../../validate/annotation';
import { grouped } from '../grouped';
import type { Rule } from '../rule';

export const lists: Rule = {
  about: 'A block takes its entries only from a list that exists, is of its kind and is long enough.',
  codes: ['unknown-collection', 'wrong-collection', 'too-few-entries'],
  check: ({ lists: found }) => [...found.values()].flatMap(({ findings }) => findings),
};

export const interfaceLanguage: Rule = {
  about: 'The buttons and messages of the site itself are there in its language.',
  codes: ['english-interface'],
  check: ({ settings }) => {
    const [subtag = 'en'] = (settings?.isSound ? (settings.value.language ?? 'en') : 'en').split('-');
    return !settings || Object.hasOwn(languages, subtag)
      ? []
      : [findingIn(settings.document, '/language', 'value', 'english-interface', { subtag })];
  },
};

export const versions: Rule = {
  about: 'Every document that names a version of the schemas names the one of this project.',
  codes: ['old-version', 'newer-version'],
  check: (site) =>
    entries(site).flatMap(({ document, annotations }) =>
      annotations.flatMap(({ kind, pointer, value: version }) => {
        if (kind !== 'schemaVersion' || typeof version !== 'number' || version === currentVersion) return [];
        const code = version < currentVersion ? 'old-version' : 'newer-version';
        return findingIn(document, pointer, 'value', code, { version, current: currentVersion });
      }),
    ),
};

export const isbns: Rule = {
  about: 'The last digit of an ISBN fits the others.',
  codes: ['wrong-isbn'],
  check: (site) =>
    entries(site).flatMap(({ document, annotations }) =>
      annotations.flatMap((annotation) => {
        const isbn = annotation.kind === 'isbn' ? (textOf(annotation) ?? '') : '';
        // Another shape is reported as such.
        const last = /^97[89]\d{10}$/.test(isbn) ? lastDigit(isbn) : undefined;
        return last === undefined || Number(isbn.slice(-1)) === last
          ? []
          : [findingIn(document, annotation.pointer, 'value', 'wrong-isbn', { isbn, last })];
      }),
    ),
};

/** The last digit of an ISBN of 13 digits, from the twelve before it (ISO 2108). */
export function lastDigit(isbn: string): number {
  const sum = Array.from(isbn.slice(0, 12), Number).reduce(
    (all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

export const samplePointers: Rule = {
  about: 'The settings that are marked as examples exist.',
  codes: ['sample-pointer'],
  check: ({ settings }) => {
    // A setting that is missing, or misspelt, is reported already.
    if (!settings?.isSound) return [];
    const { document, annotations, value } = settings;
    return annotations.flatMap((annotation) => {
      const pointer = annotation.kind === 'samplePointer' ? (textOf(annotation) ?? '') : '';
      return pointer.startsWith('/') && valueAt(value, pointer) === undefined
        ? [findingIn(document, annotation.pointer, 'value', 'sample-pointer', { pointer })]
        : [];
    });
  },
};

/** So many documents say where the schemas are. */
const least = 3;

export const schemaLines: Rule = {
  about: 'The line for the editor leads to the schemas, as it does in most documents.',
  codes: ['wrong-schema-path'],
  check: (site) => {
    // Of two documents for one address just one will stay.
    const pages = [...grouped(site.pages, ({ route }) => route).values()].filter(
      ({ length }) => length === 1,
    );
    const others = entries(site).filter((entry) => !('route' in entry));
    const ways = [...others, ...site.templates, ...pages.flat()].flatMap((entry) => wayOf(entry) ?? []);
    const [[usual, those] = [0, []]] = [...grouped(ways, ({ above }) => above)].toSorted(
      ([, one], [, other]) => other.length - one.length,
    );
    if (those.length < least || those.length <= ways.length / 2) return [];
    return ways.flatMap(({ document, written, above, depth, rest }) => {
      const better = '../'.repeat(depth + usual) + rest;
      return above === usual
        ? []
        : [findingIn(document, '/$schema', 'value', 'wrong-schema-path', { written, better })];
    });
  },
};

interface Way {
  document: Entry['document'];
  written: string;
  /** How many folders below the pages folder the document lies, and above it the way begins. */
  depth: number;
  above: number;
  rest: string;
}

function wayOf({ document, schema: written = '' }: Entry): Way | undefined {
  const [, up, rest = ''] = /^((?:\.\.\/)+)(.*)$/.exec(written) ?? [];
  const depth = document.path.split('/').length - 1;
  return up === undefined ? undefined : { document, written, depth, above: up.length / 3 - depth, rest };
}
