import { buildSite, type BuildOptions, type BuiltSite } from '../render/build-site';
import type { CheckedSite } from '../check-site';
import { builtPage, type BuiltPage } from '../render/built-page';

/** A whole site with all of its pages at once. */
export function builtPages(
  checked: CheckedSite,
  options: BuildOptions,
): Omit<BuiltSite, 'pages'> & { pages: BuiltPage[] } {
  const built = buildSite(checked, options);
  const pages = built.pages.map((plan) => builtPage(plan, checked.resolve(plan.file), built.shared));
  return { ...built, pages };
}
