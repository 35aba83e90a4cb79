import type { Option } from '../files/command-help';

/** What is asked of somebody whose site it becomes. */
export interface OwnQuestion {
  /** The name of the option. */
  option: string;
  /** The JSON Pointer of the setting. */
  pointer: string;
  /** What it is, with an example. */
  about: string;
}

/** The questions, in the order in which they are asked. */
export const ownQuestions: readonly OwnQuestion[] = [
  { option: 'name', pointer: '/speaker/name', about: 'your name, like Asha Kulkarni' },
  {
    option: 'short-name',
    pointer: '/speaker/shortName',
    about: 'how you are called in a sentence, like Asha',
  },
  { option: 'role', pointer: '/speaker/role', about: 'what you do, like "Voice and Speech Coach"' },
  {
    option: 'phone',
    pointer: '/contact/phone',
    about: 'your phone number, with + and its country code in front',
  },
  { option: 'email', pointer: '/contact/email', about: 'your e-mail address, like team@example.com' },
  {
    option: 'whatsapp',
    pointer: '/contact/whatsapp',
    about: 'your number on WhatsApp, digits only, its country code in front',
  },
  {
    option: 'origin',
    pointer: '/origin',
    about: 'the address of your site, like https://www.example.com',
  },
];

/** An option for each question. npm knows some of these names too. */
export const ownOptions = Object.fromEntries(
  ownQuestions.map(({ option, about }) => [
    option,
    { type: 'string', value: 'WORDS', does: `with --empty: ${about}`, isNpms: true } as const,
  ]),
) satisfies Record<string, Option>;

/** What was given of it, by the place of the setting. */
export function ownSettings(values: Readonly<Record<string, unknown>>): Map<string, string> {
  return new Map(
    ownQuestions.flatMap(({ option, pointer }) => {
      const value = values[option];
      return typeof value === 'string' ? [[pointer, value.trim()] as const] : [];
    }),
  );
}
