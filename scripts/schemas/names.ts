/** `blocks/painTable.schema.json` gives `painTable`. */
export function schemaName(path: string): string {
  return path.replace(/^.*\//, '').replace('.schema.json', '');
}

/** `painTable` gives `PainTable`: the one rule from a block's type to its component. */
export function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
