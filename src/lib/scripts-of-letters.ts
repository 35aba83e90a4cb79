/** A letter of each script that a font may lack, and languages that are written in it. Every other language has Latin letters. */
const scripts = {
  latin: ['a', ''],
  devanagari: ['क', 'hi mr ne sa kok mai bho doi'],
  bengali: ['ক', 'bn as'],
  gujarati: ['ક', 'gu'],
  gurmukhi: ['ਕ', 'pa'],
  tamil: ['க', 'ta'],
  telugu: ['క', 'te'],
  kannada: ['ಕ', 'kn'],
  malayalam: ['ക', 'ml'],
  oriya: ['କ', 'or'],
  arabic: ['ع', 'ar ur fa ps sd'],
  hebrew: ['א', 'he yi'],
  cyrillic: ['я', 'ru uk bg sr mk be kk'],
  greek: ['α', 'el'],
  thai: ['ก', 'th'],
} as const;

/** A script by the name that fontsource.org gives its subset. */
export type ScriptName = keyof typeof scripts;

const all = Object.entries(scripts) as [ScriptName, readonly [letter: string, languages: string]][];

/** The script in which a language like `mr-IN` is written; `hi-Latn` says it itself. */
export function scriptOf(language: string): ScriptName {
  const [code = '', subtag = ''] = language.split('-');
  if (subtag === 'Latn') return 'latin';
  const found = all.find(([, [, languages]]) => languages.split(' ').includes(code));
  return found?.[0] ?? 'latin';
}

/** The scripts of which something has a letter. */
export function scriptsOf(hasLetter: (letter: string) => boolean): ScriptName[] {
  return all.flatMap(([name, [letter]]) => (hasLetter(letter) ? [name] : []));
}
