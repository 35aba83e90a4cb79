import { error, warning } from '../../problems/define';
import { respell } from '../../problems/fixes';
import { brief, didYouMean, either } from '../../problems/wording';

/** Why nobody can fill in a field, by what is wrong with it. */
const unfillable = {
  hidden: ['is required and hidden', 'Take "required" out: its "value" is sent each time.'],
  options: ['has no options', 'Write what one can choose from.'],
  range: ['takes nothing: its "min" is above its "max"', 'Exchange the two, or take one out.'],
  length: ['takes nothing: its "minLength" is above its "maxLength"', 'Exchange the two, or take one out.'],
} as const;

/** What can be wrong with a form. */
export const formProblems = {
  'unknown-form': error<{ name: string; near?: string; known: string[] }>(
    'Unknown form',
    ({ name }) => `There is no form called "${brief(name)}".`,
    ({ name, near, known }) => {
      const others = known.length > 0 ? `The forms are: ${either(known)}.` : 'The folder _forms is empty.';
      return near === undefined ? `Write it: _forms/${brief(name)}.json. ${others}` : didYouMean(near).trim();
    },
    respell('name'),
  ),
  'unused-form': warning<{ name: string }>(
    'Form that nothing shows',
    ({ name }) => `No page and not the chat shows the form "${brief(name)}".`,
    ({ name }) =>
      `Show it with { "type": "enquiryForm", "form": "${brief(name)}", "heading": … } on a page, or delete this file.`,
  ),
  'form-without-thanks': error<{ page: string }>(
    'Form without thanks',
    ({ page }) => `${brief(page)} shows this form, and nothing would stand in its place once it is sent.`,
    () => 'Write "thanks": { "heading": …, "text": …, "page": "/thank-you" }.',
  ),
  'unlike-forms': error<{ other: string; formId: string }>(
    'Forms that cannot be told apart',
    ({ other, formId }) =>
      `The form "${brief(other)}" has the id "${brief(formId)}" too and sends the same fixed values, but asks for other fields: nobody could tell which of the two was sent.`,
    () =>
      'Give one of the two an id of its own ("formId"), or another fixed value in "sends". Or let both ask for the same: names, kinds and what is required.',
  ),
  'duplicate-field': error<{ name: string; firstLine: number }>(
    'Field twice in a form',
    ({ name, firstLine }) =>
      `A field called "${brief(name)}" stands already in line ${firstLine}, and what is typed in one would be taken for the other.`,
    ({ name }) => `Give this field another name, like "${brief(name, 36)}2".`,
  ),
  'reserved-field': error<{ name: string; by: string }>(
    'Name that means something else',
    ({ name, by }) => `"${brief(name)}" is ${by}, so nothing else can be sent under this name.`,
    ({ name }) =>
      `Give it another name, like "your${name.replace(/^[_-]+/, '').replace(/^./, (first) => first.toUpperCase())}".`,
  ),
  'unfillable-field': error<{ label: string; why: keyof typeof unfillable }>(
    'Field that nobody can fill in',
    ({ label, why }) => `"${brief(label)}" ${unfillable[why][0]}.`,
    ({ why }) => unfillable[why][1],
  ),
  'empty-choice': error<{ label: string; list: string }>(
    'Choice from an empty list',
    ({ label, list }) => `"${brief(label)}" has to be filled in, and the shared list "${list}" is empty.`,
    ({ list }) => `Write entries into _collections/${list}.json, or options here.`,
  ),
  'unfit-property': error<{ property: string; kind: string; kinds: string[] }>(
    'Property of other fields',
    ({ property, kind }) => `"${property}" means nothing in a field of the kind "${kind}".`,
    ({ kinds }) => `Take it out, or write another "kind": ${either(kinds)}.`,
  ),
  'wrong-limit': error<{ written: string; kind: string }>(
    'Limit of another kind',
    ({ written, kind }) =>
      `"${brief(written)}" is no ${kind === 'date' ? 'day' : kind}, as this field takes.`,
    ({ kind }) =>
      kind === 'number'
        ? 'Write a number without quotation marks, like 1.'
        : `Write it like ${kind === 'date' ? '"2026-01-31", or "today+3" for days from today' : '"09:30"'}.`,
  ),
};
