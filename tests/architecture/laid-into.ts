/** A value of an example by its name; nothing where the example is no object. */
export function jsonAt(text: string, name: string): unknown {
  return (read(text) as Record<string, unknown>)[name];
}

/** As an author copies it: named values may stand without the brackets around them. */
function read(text: string): unknown {
  return JSON.parse(/^\s*"[^"]*":/.test(text) ? `{${text}}` : text);
}

/** A small page for a block, or for two of them when the block is no opening. */
function pageWith(block: object): object {
  const opening = { type: 'hero', heading: 'An example of the guide' };
  return {
    title: 'An example of the guide',
    seo: {
      title: 'An example of the guide, on a page of its own',
      description:
        'What the guide shows as an example of a block stands on this page as it would on any other.',
    },
    blocks: 'type' in block && block.type === 'hero' ? [block] : [opening, block],
  };
}

/** What stands at a place of a document: `#/blocks/1/fields`. */
function placeIn(document: unknown, pointer: string): unknown {
  const names = pointer.split('/').slice(1);
  return names.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], document);
}

/**
 * The texts of a site with an example in them. `into` is what stands behind "json" in the guide: a page's own file,
 * a shared list or place that takes it as one more entry, an object that takes its values, or nothing for a block on a page of its own.
 */
export function laidInto(site: ReadonlyMap<string, string>, into: string, text: string): Map<string, string> {
  const [file = '', pointer = ''] = into.split('#');
  const example = read(text) as object;
  if (file === '') return new Map(site).set('an-example.json', JSON.stringify(pageWith(example), null, 2));
  if (site.get(file) === text) return new Map(site);
  const document: unknown = JSON.parse(site.get(file) ?? '');
  const place = placeIn(document, file.startsWith('_collections/') ? `/items${pointer}` : pointer);
  if (Array.isArray(place)) place.push(example);
  else Object.assign(place as object, example);
  return new Map(site).set(file, JSON.stringify(document, null, 2));
}
