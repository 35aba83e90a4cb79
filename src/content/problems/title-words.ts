import { brief } from './wording';

/** What is old: perhaps the title of a page, where links say what its address says; certainly that, where an old address says the same; or the words of one link. */
export type OldTitle =
  | { old: 'maybe'; label: string; links: number }
  | { old: 'title'; label: string; alias: string }
  | { old: 'label'; label: string; alias: string; title: string };

/** Says what is old, and by what that is known. */
export function oldTitleMessage(told: OldTitle): string {
  const label = brief(told.label);
  if (told.old === 'maybe')
    return `${told.links} links to this page still call it "${label}", as its address does.`;
  const alias = brief(told.alias, 90);
  return told.old === 'title'
    ? `This title is that of the old address "${alias}": the address of this page and what leads here say "${label}" by now.`
    : `"${label}" is what the old address "${alias}" says of the page that this leads to, which is called "${brief(told.title)}" by now.`;
}

/** Says what to write. */
export function oldTitleHint(told: OldTitle): string {
  const label = brief(told.label);
  if (told.old === 'label') return `Write "${brief(told.title, 90)}" here too.`;
  if (told.old === 'title')
    return `Write "${label}" here, and look at the heading and the search title of this page.`;
  return `If it has a new title, write that there too: npm run where -- ${JSON.stringify(label)} lists them. If not, write "${label}" here.`;
}
