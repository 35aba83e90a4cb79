import { findingIn, type Finding } from '../problems/finding';
import { nearest } from '../problems/nearest';
import { entries, type Entry, type Site } from '../site';
import { textOf, type Use } from '../validate/use';
import type { Rule } from './rule';

/** Every picture exists, is named without its ending, and is only one file. */
export const images: Rule = (site) =>
  entries(site).flatMap((entry) =>
    entry.uses.filter((use) => use.kind === 'image').flatMap((use) => imageProblem(site, entry, use) ?? []),
  );

function imageProblem(site: Site, { document }: Entry, use: Use): Finding | undefined {
  const src = textOf(use);
  if (src === undefined || src === '') return undefined;
  const files = site.media.get(src) ?? [];
  if (files.length === 1) return undefined;
  if (files.length > 1) return findingIn(document, use.pointer, 'value', 'ambiguous-image', { src, files });
  const better = src.replace(/\.(?:jpe?g|png|webp|avif|gif|svg)$/i, '');
  if (better !== src && site.media.has(better))
    return findingIn(document, use.pointer, 'value', 'image-with-ending', { src, better });
  const name = better.replace(/^\/?(?:_media\/)?/, '');
  const near = nearest(name, site.media.keys());
  return findingIn(document, use.pointer, 'value', 'missing-image', {
    src: name,
    ...(near !== undefined && { near }),
  });
}
