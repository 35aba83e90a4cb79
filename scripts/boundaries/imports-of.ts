import { type Expression, parseSync, type TSModuleReference, Visitor } from 'oxc-parser';
import { parse } from 'postcss';
import { computed } from './room';

/** One import as it is written. */
export interface Import {
  /** What stands between the quotation marks, or `computed`. */
  specifier: string;
  /** The line it begins in, from 1. */
  line: number;
}

/** All that a file asks for: imports and exports of values and types, `import()`, `require()`, globs; of a stylesheet `@import` and `composes`. */
export function importsOf(file: string, text: string): Import[] {
  return file.endsWith('.css') ? importsOfStyle(text) : importsOfScript(file, text);
}

function importsOfScript(file: string, text: string): Import[] {
  const found: Import[] = [];
  const note = (source: Expression | TSModuleReference | null | undefined): void => {
    if (!source) return;
    const specifier = source.type === 'Literal' && typeof source.value === 'string' ? source.value : computed;
    found.push({ specifier, line: text.slice(0, source.start).split('\n').length });
  };
  new Visitor({
    ImportDeclaration: ({ source }) => note(source),
    ExportNamedDeclaration: ({ source }) => note(source),
    ExportAllDeclaration: ({ source }) => note(source),
    ImportExpression: ({ source }) => note(source),
    TSImportType: ({ source }) => note(source),
    TSExternalModuleReference: ({ expression }) => note(expression),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (asksForModules(callee) && first?.type !== 'SpreadElement') note(first);
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/** Whether this is `require`, `require.resolve`, `import.meta.glob` or `import.meta.resolve`. */
function asksForModules(callee: Expression): boolean {
  if (callee.type === 'Identifier') return callee.name === 'require';
  if (callee.type !== 'MemberExpression') return false;
  const { object } = callee;
  return object.type === 'MetaProperty' || (object.type === 'Identifier' && object.name === 'require');
}

function importsOfStyle(text: string): Import[] {
  const found: Import[] = [];
  parse(text).walk((node) => {
    const words =
      node.type === 'atrule' && node.name === 'import'
        ? node.params
        : node.type === 'decl' && node.prop === 'composes'
          ? node.value.split(' from ')[1]
          : undefined;
    const specifier = words && /["']([^"']+)["']/.exec(words)?.[1];
    if (specifier) found.push({ specifier, line: node.source?.start?.line ?? 1 });
  });
  return found;
}
