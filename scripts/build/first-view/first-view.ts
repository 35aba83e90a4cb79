/** What the first view of a page is made of, as far as a stylesheet can ask for it. */
export interface FirstView {
  /** Gives its elements, each kind once. */
  elements: () => readonly Seen[];
  /** The variables that its HTML reads. */
  variables: ReadonlySet<string>;
  /** The same for views of the same elements. */
  key: string;
}

/** What a stylesheet can tell of an element: its tag, and which of the questions about attributes it answers with yes. */
interface Kind {
  tag: string;
  answers: ReadonlySet<string>;
}

/** A kind of element, and the kinds that it stands in somewhere. */
export interface Seen extends Kind {
  around: Set<Seen>;
}

/** A kind of element within others. It is the same object in every view. */
interface Place {
  kind: Kind;
  number: number;
  outer: Place | undefined;
  within: Map<Kind, Place>;
}

/**
 * Takes the questions that a stylesheet asks (`questionsOf`), and gives what looks through HTML that was written with
 * double quotes and all end tags.
 */
export function firstViews(questions: readonly string[]): (html: string) => FirstView {
  const kindOf = kindsBy(new Set(questions));
  const placeIn = places();
  const root = placeIn(undefined, kindOf('<html>', 'html'));
  const body = placeIn(root, kindOf('<body>', 'body'));
  return (html) => {
    const seen = new Set([root, body]);
    let open = body;
    for (const [written, end, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)[^>]*>/g))
      if (end) open = outOf(open, tag) ?? open;
      else {
        const place = placeIn(open, kindOf(written, tag));
        seen.add(place);
        if (!written.endsWith('/>')) open = place;
      }
    const variables = new Set(Array.from(html.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name));
    const key = [...Array.from(seen, ({ number }) => number), ...variables].join();
    return { elements: () => kindsAt(seen), variables, key };
  };
}

function places(): (outer: Place | undefined, kind: Kind) => Place {
  let number = 0;
  return (outer, kind) => {
    const before = outer?.within.get(kind);
    if (before) return before;
    const place: Place = { kind, number: (number += 1), outer, within: new Map() };
    outer?.within.set(kind, place);
    return place;
  };
}

function kindsAt(seen: ReadonlySet<Place>): Seen[] {
  const kinds = new Map(Array.from(seen, ({ kind }) => [kind, { ...kind, around: new Set<Seen>() }]));
  for (const { kind, outer } of seen)
    for (let one = outer; one; one = one.outer) {
      const around = kinds.get(one.kind);
      if (around) kinds.get(kind)?.around.add(around);
    }
  return [...kinds.values()];
}

/** Where one is after an end tag, undefined if nothing of that name is open. */
function outOf(open: Place, tag: string): Place | undefined {
  if (open.kind.tag === tag) return open.outer;
  return open.outer && outOf(open.outer, tag);
}

/** Gives the kind of an element, by its tag as it is written; of each kind there is one object. */
function kindsBy(asked: ReadonlySet<string>): (written: string, tag: string) => Kind {
  const known = new Map<string, Kind>();
  const kinds = new Map<string, Kind>();
  return (written, tag) => {
    const before = known.get(written);
    if (before) return before;
    const answers = answersOf(written).filter((answer) => asked.has(answer));
    const text = [tag, ...answers].join(' ');
    const kind = kinds.get(text) ?? { tag, answers: new Set(answers) };
    kinds.set(text, kind);
    // Pages have most of their tags in common, and addresses of their own. A piece of a page would keep it in memory, a copy does not.
    if (known.size < mostKnown) known.set(Buffer.from(written).toString(), kind);
    return kind;
  };
}

/** More would be kept in vain. */
const mostKnown = 5000;

/** The name of an attribute may be written in capitals, too: React writes `autoComplete`. */
function answersOf(written: string): string[] {
  return Array.from(written.matchAll(/\s([\w-]+)="([^"]*)"/g), ([, given = '', value = '']) => {
    const name = given.toLowerCase();
    return [name, `${name}=${value}`, ...value.split(' ').map((word) => `${name}~=${word}`)];
  }).flat();
}
