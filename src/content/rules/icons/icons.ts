import { glyphPrefix } from '../../../lib/icon-id';
import { findingIn } from '../../problems/finding';
import { isOneSlipAway, nearest } from '../../problems/nearest';
import { entries } from '../../facts/site';
import { textOf } from '../../validate/annotation';
import { onceEach } from '../once-each';
import type { Rule } from '../rule';

export const icons: Rule = {
  about: 'Every icon exists.',
  codes: ['unknown-icon'],
  check: (site) => {
    const nearestKnown = onceEach((name) => nearestIcon(name, site.iconNames));
    return entries(site).flatMap(({ document, annotations }) =>
      annotations.flatMap((annotation) => {
        const name = annotation.kind === 'icon' ? textOf(annotation) : undefined;
        if (name === undefined || name === '' || site.iconNames.has(name)) return [];
        const near = nearestKnown(name);
        return [
          findingIn(document, annotation.pointer, 'value', 'unknown-icon', {
            name,
            ...(near !== undefined && { near }),
          }),
        ];
      }),
    );
  },
};

/**
 * The icon that was most likely meant: one that shows what an emoji does, one with the same words in another order, the sign of a firm (`whatsapp` is
 * `brand-whatsapp`), one with some words more or fewer, or one that is spelt nearly so.
 */
export function nearestIcon(name: string, names: ReadonlySet<string>): string | undefined {
  const shown = iconOfEmoji(name, names);
  if (shown !== undefined) return shown;
  const brand = `brand-${name.toLowerCase()}`;
  if (names.has(brand)) return brand;
  const firm =
    name.length < 5
      ? undefined
      : [...names].find((one) => one.startsWith('brand-') && isOneSlipAway(one, brand));
  if (firm !== undefined && !names.has(firm.slice('brand-'.length))) return firm;
  const spelt = speltNearly(name, names);
  // What the name holds whole is nearer than what holds the name: `mail` in `email`.
  const isHeld = spelt !== undefined && name.toLowerCase().includes(spelt);
  return isHeld ? spelt : (withSameWords(name, names) ?? spelt);
}

/** Of several icons the one with the fewest other words, and of those the one with most of the name's; no sign of a firm. */
function withSameWords(name: string, names: ReadonlySet<string>): string | undefined {
  const wanted = wordsOf(name);
  const ranked = [...names].flatMap((icon) => {
    const words = wordsOf(icon);
    const shared = wanted.filter((word) => words.includes(word)).length;
    const isAll = shared === wanted.length || shared === words.length;
    // A single letter or a short word is no hint of what is meant.
    const isEnough = shared > 1 || (shared === 1 && words.join('').length > 3);
    if (!isAll || !isEnough || words.includes('brand')) return [];
    return [{ icon, shared, others: wanted.length + words.length - 2 * shared }];
  });
  const best = ranked.toSorted(
    (one, two) => one.others - two.others || two.shared - one.shared || one.icon.length - two.icon.length,
  );
  return best[0]?.icon;
}

/** The words of a name, whether for one or for many; numbers tell variants of an icon apart, and are no words. */
function wordsOf(name: string): string[] {
  const words =
    name
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words
    .filter((word) => word !== 'warli')
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}

/** Of a glyph the prefix may be missing, unless there is an icon of that name. Nobody mistypes a first letter. */
function speltNearly(name: string, names: ReadonlySet<string>): string | undefined {
  const glyphs = [...names].filter((one) => one.startsWith(glyphPrefix));
  const near = nearest(name, [...names, ...glyphs.map((one) => one.slice(glyphPrefix.length))]);
  if (near === undefined) return undefined;
  const word = name.toLowerCase();
  if (near[0] !== word[0] && !word.includes(near)) return undefined;
  return names.has(near) ? near : `${glyphPrefix}${near}`;
}

/** What is drawn in emoji that stand where an icon's name belongs. */
const drawn: readonly (readonly [emoji: string, name: string])[] = [
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
  ['⏳⌛', 'hourglass'],
  ['💡', 'lamp'],
  ['🎯', 'target'],
  ['💬🗨', 'talk'],
  ['🤝', 'handshake'],
  ['🙏', 'namaste'],
  ['👂', 'ear'],
  ['👁👀', 'eye'],
  ['🏭', 'factory'],
  ['🏥', 'clinic'],
  ['🔥', 'fire'],
  ['🏅🥇', 'medal'],
  ['🏆', 'trophy'],
  ['🚀', 'rocket'],
  ['🌱', 'seed'],
  ['🌳🌲', 'tree'],
  ['☀🌞', 'sun'],
  ['🌙', 'moon'],
  ['🛡', 'shield'],
  ['⚙', 'gear'],
  ['⚖', 'scales'],
  ['💰🪙', 'coins'],
  ['🔔', 'bell'],
  ['❓❔', 'question'],
  ['🎤🎙', 'microphone'],
  ['🎥📹📽', 'video'],
  ['🎧', 'headphones'],
  ['📷📸', 'camera'],
  ['📍📌', 'map-pin'],
  ['📈', 'trending-up'],
  ['✅✔☑', 'check'],
  ['🌍🌎🌏🌐', 'world'],
  ['🔗', 'link'],
];

/** The icon that shows what an emoji does, a glyph where there is one; undefined for what is no emoji, or for one that is not known. */
function iconOfEmoji(written: string, names: ReadonlySet<string>): string | undefined {
  const [emoji = ''] = /^\p{Extended_Pictographic}/u.exec(written.trim()) ?? [];
  const name = emoji === '' ? undefined : drawn.find(([all]) => [...all].includes(emoji))?.[1];
  return name === undefined ? undefined : [`${glyphPrefix}${name}`, name].find((one) => names.has(one));
}
