import { error } from './define';
import { respell, respelt, swapped } from './fixes';
import { brief, count, didYouMean, either, every, withoutUnseen } from './wording';

/** The most values that a hint names; of a longer list the nearest one is enough. */
const mostNamed = 30;

/** A document that does not fit its schema. */
export const shapeProblems = {
  'unknown-block-type': error<{
    type: string;
    near?: string;
    known: string[];
    /** Several blocks that other programs call so, each with what it is for. */
    meant?: { name: string; does: string }[];
  }>(
    'Unknown block',
    ({ type }) => `There is no block called "${brief(type)}".`,
    ({ near, known, meant }) => {
      if (near !== undefined) return `Did you mean "${near}"?`;
      return meant === undefined
        ? `The blocks are: ${known.join(', ')}.`
        : `Write the name of the one that you mean: ${meant.map(({ name, does }) => `"${name}" (${does})`).join(' or ')}.`;
    },
    respell('type'),
  ),
  'missing-block-type': error<{
    known: string[];
    /** Those that can have what stands in it. */
    fitting: string[];
  }>(
    'Block without a type',
    () => 'This block does not say which block it is: "type" is missing.',
    ({ known, fitting }) =>
      fitting.length > 0
        ? `Add "type": "…" as its first line, with ${either(fitting)}: what stands here fits there.`
        : `Add "type": "…" as its first line. The blocks are: ${known.join(', ')}. If this is an entry of a block, move it into the list of that block.`,
  ),
  'misplaced-block': error<{ type: string; isInBlock: boolean }>(
    'Block in a place that is for none',
    ({ type }) =>
      `Here stands the block "${brief(type)}", but blocks stand only in the list "blocks" of a page.`,
    ({ type, isInBlock }) =>
      isInBlock
        ? `Take it out of this block and put it behind it, as an entry of its own: { "type": "${brief(type)}", … }.`
        : `Put it into "blocks", as an entry of its own: { "type": "${brief(type)}", … }.`,
  ),
  'misplaced-entry': error<{
    /** The blocks that have such entries, the list of the first, and that block as it is written. */
    types: string[];
    list: string;
    block: string;
    /** The list in which it stands, and what its entries can have. */
    own?: string;
    known: string[];
  }>(
    'Entry in a list of others',
    ({ types, own, known }) =>
      `This looks like an entry of a block ${either(types)}, but an entry of ${own === undefined ? 'this list' : `"${own}"`} can have only ${every(known)}.`,
    ({ types: [type = ''], list, block }) =>
      `Take it out of here and put it into the list "${list}" of a block "${type}": ${block}. Or put it into the shared list in pages-json/_collections that has such entries.`,
  ),
  'mistyped-block': error<{ type: string; meant: string[] }>(
    'Block whose type is another one',
    ({ type, meant }) =>
      `Its type says "${brief(type)}", but what stands in it are the properties of ${either(meant)}.`,
    ({ type, meant }) =>
      `Write ${either(meant)}, or take out what a "${brief(type)}" does not have: docs/blocks.md#${type.toLowerCase()}.`,
  ),
  'loose-property': error<{
    names: string[];
    home: string;
    isList: boolean;
    isThere: boolean;
    /** What they are as one object. */
    whole: string;
  }>(
    'Property beside the object into which it belongs',
    ({ names, home, isList }) =>
      `${every(names)} ${names.length === 1 ? 'stands' : 'stand'} here alone, but ${names.length === 1 ? 'belongs' : 'belong'} into ${isList ? 'an entry of ' : ''}"${home}".`,
    ({ home, isList, isThere, whole }) => {
      if (!isThere) return `Write in place of that: "${home}": ${isList ? `[ ${whole} ]` : whole}`;
      return isList
        ? `Move it into "${home}", as one entry: ${whole}.`
        : `Move it between the { } of "${home}".`;
    },
  ),
  'unknown-property': error<{
    name: string;
    /** The property that is meant by it. */
    near?: string;
    /** What can still be added, and all that the object knows. */
    known: string[];
    all: string[];
  }>(
    'Unknown property',
    ({ name }) => `"${brief(withoutUnseen(name))}" is not known here.`,
    ({ near, known, all }) => {
      if (near !== undefined) return `Did you mean "${near}"?`;
      return known.length > 0
        ? `Delete it, or write its words where they belong. What can still be added here: ${either(known)}.`
        : `Delete it, or write its words where they belong. Everything that can stand here already does${all.length > 0 ? `: ${every(all)}` : ''}.`;
    },
    respell('name'),
  ),
  'missing-property': error<{ name: string; description?: string }>(
    'Missing property',
    ({ name }) => `"${name}" is missing here.`,
    ({ name, description }) => `Add "${name}": …${description === undefined ? '' : ` — ${description}`}`,
  ),
  'missing-alt': error(
    'Picture without alternative text',
    () => 'This picture has no alternative text, so people who cannot see it learn nothing from it.',
    () => 'Write "alt": "…" with one plain sentence that says what is to be seen.',
  ),
  'wrong-type': error<{ expected: string; actual: string; hint?: string; exact?: string }>(
    'Wrong kind of value',
    ({ expected, actual }) => `Here stands ${actual}, but ${expected} is wanted.`,
    ({ expected, hint }) => hint ?? `Write ${expected}.`,
    ({ exact }) => exact,
  ),
  'list-in-list': error<{ end: number }>(
    'List inside of a list',
    () => 'Entries stand here in square brackets of their own, inside of another list.',
    ({ end }) => `Take this [ away, and its ] in line ${end}. Of an empty list take the comma away too.`,
  ),
  'value-not-allowed': error<{ value: string; near?: string; exact?: string; allowed: string[] }>(
    'Value not allowed',
    ({ value }) => `${brief(value)} is not one of the values that can stand here.`,
    ({ near, exact, allowed }) =>
      exact === undefined
        ? `${didYouMean(near)}${near !== undefined && allowed.length > mostNamed ? '' : `Allowed: ${either(allowed, mostNamed)}.`}`.trim()
        : `Write "${exact}".`,
    ({ value, near, exact }, marked) =>
      exact === undefined ? respelt(marked, value.replaceAll('"', ''), near) : JSON.stringify(exact),
  ),
  'text-too-short': error<{ length: number; limit: number; description?: string }>(
    'Text too short',
    ({ length, limit }) =>
      length === 0
        ? 'This text is empty.'
        : `This text has ${count(length, 'letter', 'letters')}; at least ${limit} are wanted.`,
    ({ length, description = '' }) =>
      `${length === 0 ? 'Fill it in, or delete the entry if it may be left out.' : 'Write a little more.'} ${description}`.trim(),
  ),
  'text-too-long': error<{ length: number; limit: number }>(
    'Text too long',
    ({ length, limit }) => `This text has ${length} letters; at most ${limit} fit here.`,
    ({ length, limit }) => `Shorten it by ${count(length - limit, 'letter', 'letters')}.`,
  ),
  'too-few-items': error<{ amount: number; limit: number; /** How an entry is written. */ example?: string }>(
    'Too few entries',
    ({ amount, limit }) =>
      amount === 0
        ? 'This list is empty.'
        : `This list has ${count(amount, 'entry', 'entries')}; at least ${limit} are wanted.`,
    ({ amount, limit, example }) =>
      `Add ${count(limit - amount, 'entry', 'entries')}${example === undefined ? '' : `, like ${example}`}, or delete the list, with its name, if it can be left out.`,
  ),
  'too-many-items': error<{ amount: number; limit: number }>(
    'Too many entries',
    ({ amount, limit }) =>
      `This list has ${amount} entries; at most ${limit} fit. This is the first one too many.`,
    ({ amount, limit }) =>
      `Delete ${count(amount - limit, 'entry', 'entries')}, or divide the list into two blocks.`,
  ),
  'wrong-format': error<{ value: string; rule?: string; exact?: string }>(
    'Not written as it must be',
    ({ value }) => `"${brief(value)}" is not written as it must be here.`,
    ({ rule }) => rule ?? 'Compare it with the same place on another page.',
    ({ value, exact }, marked) => swapped(marked, value, exact),
  ),
  'number-out-of-range': error<{ value: number; rule: string }>(
    'Number out of range',
    ({ value, rule }) => `${value} cannot stand here: ${rule} is wanted.`,
    ({ rule }) => `Write ${rule}.`,
  ),
  'listed-twice': error<{ word: string; firstLine: number }>(
    'Word twice in a list',
    ({ word, firstLine }) => `"${brief(word)}" stands twice in this list; the first is in line ${firstLine}.`,
    () => 'Delete this one, with its comma.',
  ),
};
