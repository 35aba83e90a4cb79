import type { Brand } from '../../src/content/brand/brand';
import { forShapes, forText, white } from '../../src/content/brand/brand-colours';
import { firstGround } from '../../src/content/brand/shown-brand';
import { contrast } from '../../src/lib/colour';
import { foundFont } from '../brand/font-faces';
import type { SocialLook } from './social-picture';

/**
 * How the pictures for shared links of a site look, by the ground of a page.
 * @param fonts the folder `_fonts` of the site.
 */
export function socialLooks(brand: Brand, fonts: string): (ground: string | undefined) => SocialLook {
  const { colours, grounds, logo } = brand;
  const faces = foundFont(brand, 'display', fonts).faces.map(({ path }) => path);
  return (name = firstGround(brand)) => {
    const { colour, ink = colours.sheet } = grounds[name] ?? { colour: colours.ink };
    // It is large (WCAG 2.2, 1.4.3).
    const accent = contrast(colours.accent, colour) >= forShapes ? colours.accent : ink;
    // A mark for paper may be as dark as the ground.
    const mark = contrast(white, colour) >= forText ? logo?.onDark : logo?.src;
    return { ground: colour, ink, accent, faces, ...(mark !== undefined && { logo: mark }) };
  };
}
