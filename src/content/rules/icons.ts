import { glyphPrefix } from '../../lib/icon-id';
import { findingIn } from '../problems/finding';
import { nearest } from '../problems/nearest';
import { entries } from '../site/site';
import { textOf } from '../validate/annotation';
import type { Rule } from './rule';

export const icons: Rule = {
  about: 'Every icon exists.',
  codes: ['unknown-icon'],
  check: (site) =>
    entries(site).flatMap(({ document, annotations }) =>
      annotations.flatMap((annotation) => {
        const name = annotation.kind === 'icon' ? textOf(annotation) : undefined;
        if (name === undefined || name === '' || site.iconNames.has(name)) return [];
        const near = nearestIcon(name, site.iconNames);
        return [
          findingIn(document, annotation.pointer, 'value', 'unknown-icon', {
            name,
            ...(near !== undefined && { near }),
          }),
        ];
      }),
    ),
};

/** The icon that was most likely meant. Of a glyph the prefix may be missing: `rope` is `warli-rope`, unless there is an icon of that name. */
export function nearestIcon(name: string, names: ReadonlySet<string>): string | undefined {
  const glyphs = [...names].filter((one) => one.startsWith(glyphPrefix));
  const near = nearest(name, [...names, ...glyphs.map((one) => one.slice(glyphPrefix.length))]);
  return near === undefined || names.has(near) ? near : `${glyphPrefix}${near}`;
}
