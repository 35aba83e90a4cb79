import { findingIn, type Finding } from '../problems/finding';
import { nearest } from '../problems/nearest';
import { entries, type Entry, type Site } from '../site/site';
import { textOf, type Annotation } from '../validate/annotation';
import type { Rule } from './rule';

export const images: Rule = {
  about: 'Every picture exists, is named without its ending, and is only one file.',
  codes: ['ambiguous-image', 'image-with-ending', 'missing-image'],
  check: (site) =>
    entries(site).flatMap((entry) =>
      entry.annotations
        .filter((annotation) => annotation.kind === 'image')
        .flatMap((annotation) => imageProblem(site, entry, annotation) ?? []),
    ),
};

function imageProblem(site: Site, { document }: Entry, annotation: Annotation): Finding | undefined {
  const src = textOf(annotation);
  if (src === undefined || src === '') return undefined;
  const files = site.media.get(src) ?? [];
  if (files.length === 1) return undefined;
  if (files.length > 1)
    return findingIn(document, annotation.pointer, 'value', 'ambiguous-image', { src, files });
  const better = src.replace(/\.(?:jpe?g|png|webp|avif|gif|svg)$/i, '');
  if (better !== src && site.media.has(better))
    return findingIn(document, annotation.pointer, 'value', 'image-with-ending', { src, better });
  const name = better.replace(/^\/?(?:_media\/)?/, '');
  const near = nearest(name, site.media.keys());
  return findingIn(document, annotation.pointer, 'value', 'missing-image', {
    src: name,
    ...(near !== undefined && { near }),
  });
}
