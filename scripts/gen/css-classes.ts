import { parse } from 'postcss';

/** The classes of a CSS module in the order of their first rules, without what is `:global()`. */
export function classesIn(css: string): string[] {
  const names = new Set<string>();
  parse(css).walkRules(({ selector }) => {
    const own = selector.replaceAll(/:global\([^)]*\)|\[[^\]]*\]/g, '');
    for (const [, name = ''] of own.matchAll(/\.(-?[a-z_][\w-]*)/gi)) names.add(name);
  });
  return [...names];
}

/** What TypeScript is to know of a CSS module: these classes and no others. */
export function classTypes(css: string): string {
  const lines = classesIn(css).map((name) => `  readonly ${JSON.stringify(name)}: string;`);
  return ['declare const classes: {', ...lines, '};', 'export default classes;', ''].join('\n');
}
