import { brief, either, every, withoutUnseen } from './wording';

/** A name that an object does not know, and what could have been meant by it. */
export interface UnknownName {
  name: string;
  /** The property that is meant by it. */
  near?: string;
  /** What can still be added. */
  known: string[];
  /** Whether the only one that can is for another kind of value. */
  isUnlike?: boolean;
  /** Whether it is a list of that name in an entry of one. */
  isInItself?: boolean;
  /** All that the object knows. */
  all: string[];
  /** The list that stands here already and of which it is one more entry, and its line. */
  list?: string;
  line?: number;
  /** Where its words can stand, if it has any. */
  prose?: ProsePlace;
}

/** The properties of an object that take the words of a sentence: free ones, or one that has words already. */
export interface ProsePlace {
  names: string[];
  /** Where it has words already: its line, and whether they are a list of lines. */
  line?: number;
  isList?: boolean;
  /** The last line of its block, where nothing in it takes sentences. */
  behind?: number;
  /** A few words or a number with the name, as they can be written there: `Price: ₹299`. */
  short?: string;
}

/** What to do with a property that is not known where it stands. */
export function unknownHint(unknown: UnknownName): string {
  const { name, near, known, isUnlike, list, line, prose, isInItself } = unknown;
  if (isInItself === true)
    return `No "${brief(name)}" can stand inside another. Move its entries up into the outer one, behind this entry, and delete the name with its [ ].`;
  if (list !== undefined)
    return `Put its { … } as one more entry into "${list}", in line ${line}, and delete the name "${brief(name)}".`;
  if (near !== undefined) return `Did you mean "${near}"?`;
  if (known.length === 1 && isUnlike !== true && prose?.short === undefined)
    return `Write "${known[0]}", if that is meant: nothing else can be added here. Otherwise delete it.`;
  return `${deletion(unknown)} ${stillFree(unknown)}`.trimEnd();
}

/** What becomes of it, and of its words. */
function deletion({ name, prose }: UnknownName): string {
  if (!prose) return 'Delete it.';
  if (prose.behind !== undefined)
    return `If visitors are to read its words, put them into a block of their own behind line ${prose.behind}: { "type": "prose", "text": "…" }. Delete it here.`;
  const [names, words] = [either(prose.names), 'if visitors are to read its words'];
  if (prose.short !== undefined) return shortPlace(prose, prose.short);
  if (prose.line === undefined)
    return `Write ${names} in place of "${brief(withoutUnseen(name))}", ${words}. Otherwise delete it.`;
  const place = `${prose.isList === true ? 'the list ' : ''}${names} in line ${prose.line}`;
  const way = prose.isList === true ? `${place}, as one more text` : place;
  return `Add its words to ${way}, if visitors are to read them, and delete it here.`;
}

/** By itself it would not say what it is. */
function shortPlace({ names, line, isList }: ProsePlace, short: string): string {
  const [first = ''] = names;
  if (line === undefined)
    return `Write ${either(names)} in its place, with its name, like "${first}": "${brief(short)}", if visitors are to read it. Otherwise delete it.`;
  const place = `${isList === true ? 'the list ' : ''}${either(names)} in line ${line}`;
  return `Add it to ${place} with its name, like "${brief(short)}", if visitors are to read it, and delete it here.`;
}

function stillFree({ known, all, prose }: UnknownName): string {
  const others = known.filter((name) => prose?.names.includes(name) !== true);
  if (others.length < known.length)
    return others.length > 0 ? `What else can be added here: ${either(others)}.` : '';
  if (known.length > 0) return `What can still be added here: ${either(known)}.`;
  return `Everything that can stand here already does${all.length > 0 ? `: ${every(all)}` : ''}.`;
}
