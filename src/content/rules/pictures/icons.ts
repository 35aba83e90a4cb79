import { findingIn } from '../../problems/finding';
import { nearest } from '../../problems/nearest';
import { entries, type Site } from '../../facts/site';
import { textOf } from '../../validate/annotation';
import { isBrandKnown } from '../brand/brand';
import { onceEach } from '../grouped';
import type { Rule } from '../rule';

export const icons: Rule = {
  about: 'Every icon exists.',
  codes: ['unknown-icon'],
  check: (site) => {
    const nearestKnown = onceEach((name) => nearestIcon(name, site));
    const ofAnyBrand = isBrandKnown(site)
      ? []
      : [...site.brands.values()].flatMap(({ glyphs }) => Object.keys(glyphs));
    const known = new Set([...site.iconNames, ...ofAnyBrand]);
    return entries(site).flatMap(({ document, annotations }) =>
      annotations.flatMap((annotation) => {
        const name = annotation.kind === 'icon' ? (textOf(annotation) ?? '') : '';
        if (name === '' || known.has(name)) return [];
        const near = nearestKnown(name);
        return [findingIn(document, annotation.pointer, 'value', 'unknown-icon', { name, near })];
      }),
    );
  },
};

/** The icon that was most likely meant: one that shows what an emoji does, the sign of a firm, one that is spelt nearly so, or one with the same words. */
export function nearestIcon(
  name: string,
  { iconNames: names, brand }: Pick<Site, 'iconNames' | 'brand'>,
): string | undefined {
  const prefix = `${brand.base}-`;
  const drawn = emoji.find(([signs]) => [...signs].some((sign) => name.trim().startsWith(sign)))?.[1];
  const word = drawn ?? name.toLowerCase();
  const exact = [`brand-${word}`, `${prefix}${word}`, word].find((one) => names.has(one));
  if (exact !== undefined) return exact;
  const bare = new Map([...names].map((one) => [withoutPrefix(one, prefix), one]));
  // Nobody mistypes a first letter.
  const spelt = nearest(word, [...names, ...bare.keys()]);
  const near = spelt !== undefined && (spelt[0] === word[0] || word.includes(spelt)) ? spelt : undefined;
  const isClose = near !== undefined && (word.includes(near) || Math.abs(near.length - word.length) <= 1);
  const best = isClose ? near : (withSameWords(name, names, prefix) ?? near);
  return best === undefined || names.has(best) ? best : bare.get(best);
}

function withoutPrefix(name: string, ofBrand: string): string {
  const bare = name.replace(/^brand-/, '');
  return bare.startsWith(ofBrand) ? bare.slice(ofBrand.length) : bare;
}

/** Of several icons the one with the fewest other words; no sign of a firm. */
function withSameWords(name: string, names: ReadonlySet<string>, prefix: string): string | undefined {
  const wanted = wordsOf(name, prefix);
  const ranked = [...names].flatMap((icon) => {
    const words = wordsOf(icon, prefix);
    const shared = wanted.filter((word) => words.includes(word)).length;
    const isAll = shared > 0 && (shared === wanted.length || shared === words.length);
    // A single letter or a short word is no hint of what is meant.
    if (icon.startsWith('brand-') || !isAll || (shared === 1 && words.join('').length <= 3)) return [];
    return [{ icon, others: wanted.length + words.length - 2 * shared }];
  });
  const [best] = ranked.toSorted((one, two) => one.others - two.others || one.icon.length - two.icon.length);
  return best?.icon;
}

/** The words of a name, whether for one or for many; numbers tell variants of an icon apart, and are no words. */
function wordsOf(name: string, prefix: string): string[] {
  const words =
    withoutPrefix(name, prefix)
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}

/** What is drawn in emoji that stand where an icon's name belongs. */
const emoji: readonly (readonly [signs: string, name: string])[] = [
  ['📅📆🗓', 'calendar'],
  ['📞☎📱📲', 'phone'],
  ['📧📩📨✉', 'letter'],
  ['⭐🌟', 'star'],
  ['❤🧡💛💚💙💜', 'heart'],
  ['🏠🏡', 'house'],
  ['👥👤🧑👩👨', 'users'],
  ['🎓🏫', 'school'],
  ['💼', 'briefcase'],
  ['📖📚📕📗📘📙', 'book'],
  ['⏰🕐🕒⌚', 'clock'],
  ['💡', 'lamp'],
  ['🎯', 'target'],
  ['💬🗨', 'talk'],
  ['🤝', 'handshake'],
  ['🏭', 'factory'],
  ['🏥', 'clinic'],
  ['🏅🥇', 'medal'],
  ['🏆', 'trophy'],
  ['🌱', 'seed'],
  ['🌳🌲', 'tree'],
  ['☀🌞', 'sun'],
  ['💰🪙', 'coins'],
  ['❓❔', 'question'],
  ['🎤🎙', 'microphone'],
  ['🎥📹📽', 'video'],
  ['📷📸', 'camera'],
  ['📍📌', 'map-pin'],
  ['📈', 'trending-up'],
  ['✅✔☑', 'check'],
  ['🌍🌎🌏🌐', 'world'],
];
