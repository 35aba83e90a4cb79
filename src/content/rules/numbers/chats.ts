import { linksOf } from '../../facts/addresses';
import { entries } from '../../facts/site';
import { findingIn } from '../../problems/finding';
import type { Rule } from '../rule';

export const chats: Rule = {
  about: 'A link to a chat on WhatsApp has a number to lead to.',
  codes: ['no-whatsapp'],
  check: (site) => {
    const { settings } = site;
    if (!settings?.isSound || settings.value.contact.whatsapp !== undefined) return [];
    return entries(site).flatMap(({ document, annotations }) =>
      annotations.flatMap((annotation) =>
        linksOf(annotation)
          .filter((to) => /^\s*whatsapp:/i.test(to))
          .map((words) =>
            findingIn(
              document,
              annotation.pointer,
              annotation.kind === 'link' ? 'value' : { words },
              'no-whatsapp',
              {},
            ),
          ),
      ),
    );
  },
};
