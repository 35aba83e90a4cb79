import { languages } from '../../../words/languages';
import { findingIn, type Finding } from '../../problems/finding';
import type { Site } from '../../facts/site';
import type { Rule } from '../rule';

export const interfaceLanguage: Rule = {
  about: 'The buttons and messages of the site itself are there in its language.',
  codes: ['english-interface'],
  check,
};

function check({ settings }: Site): Finding[] {
  if (!settings?.isSound) return [];
  const { language = 'en' } = settings.value;
  const [subtag = 'en'] = language.split('-');
  if (Object.hasOwn(languages, subtag)) return [];
  return [findingIn(settings.document, '/language', 'value', 'english-interface', { subtag })];
}
