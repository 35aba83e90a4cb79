import { glyphPrefix } from '../../lib/icon-id';

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
export function iconOfEmoji(written: string, names: ReadonlySet<string>): string | undefined {
  const [emoji = ''] = /^\p{Extended_Pictographic}/u.exec(written.trim()) ?? [];
  const name = emoji === '' ? undefined : drawn.find(([all]) => [...all].includes(emoji))?.[1];
  return name === undefined ? undefined : [`${glyphPrefix}${name}`, name].find((one) => names.has(one));
}
