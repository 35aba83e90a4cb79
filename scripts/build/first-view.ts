import { AttributeAction, parse, SelectorType, type AttributeSelector, type Selector } from 'css-what';

/** What the first view of a page is made of, as far as a stylesheet can ask for it. */
export interface FirstView {
  /** Its elements, each kind once. */
  elements: Seen[];
  /** The variables that its HTML reads. */
  variables: ReadonlySet<string>;
  /** The same for views of the same kinds of elements. */
  key: string;
}

/** A kind of element: its tag and attributes, and what kinds it stands in somewhere. */
interface Seen {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  around: Set<Seen>;
}

/** Takes the attributes that a stylesheet asks for beside `class`, and gives what looks through HTML that was written with double quotes and all end tags. */
export function firstViews(attributes: readonly string[]): (html: string) => FirstView {
  const asked = new RegExp(`\\s(class|${attributes.join('|')})="([^"]*)"`, 'g');
  const known = new Map<string, RegExpExecArray[]>();
  const givenIn = (rest: string): RegExpExecArray[] => {
    const given = known.get(rest) ?? [...rest.matchAll(asked)];
    // Pages have most of their tags in common, and addresses of their own.
    if (known.size < mostKnown) known.set(rest, given);
    return given;
  };
  return (html) => firstViewOf(html, givenIn);
}

/** More would be kept in vain. */
const mostKnown = 5000;

function firstViewOf(html: string, givenIn: (rest: string) => RegExpExecArray[]): FirstView {
  const kinds = new Map<string, Seen>();
  const open: Seen[] = [];
  const enter = (tag: string, rest: string): void => {
    const given = givenIn(rest);
    const kind = tag + given.map(([text]) => text).join('');
    const one = kinds.get(kind) ?? { tag, attributes: pairs(given), around: new Set() };
    kinds.set(kind, one);
    for (const outer of open) one.around.add(outer);
    if (!rest.endsWith('/')) open.push(one);
  };
  const leave = (tag: string): void => {
    const at = open.findLastIndex((one) => one.tag === tag);
    if (at > 1) open.length = at;
  };
  enter('html', '');
  enter('body', '');
  for (const [, end, tag = '', rest = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)([^>]*)/g))
    if (end) leave(tag);
    else enter(tag, rest);
  const variables = new Set(Array.from(html.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name));
  return { elements: [...kinds.values()], variables, key: keyOf(kinds, variables) };
}

function pairs(given: RegExpExecArray[]): ReadonlyMap<string, string> {
  return new Map(given.map(([, name = '', value = '']) => [name, value]));
}

function keyOf(kinds: ReadonlyMap<string, Seen>, variables: ReadonlySet<string>): string {
  const places = new Map([...kinds.values()].map((one, at) => [one, at]));
  const written = Array.from(kinds, ([kind, { around }]) => [
    kind,
    ...Array.from(around, (outer) => places.get(outer)),
  ]);
  return [...written, ...variables].join();
}

/** The attributes that a selector asks for. */
export function attributesOf(selector: string): string[] {
  const of = (tokens: Selector[]): string[] =>
    tokens.flatMap((token) => {
      if (token.type === SelectorType.Attribute) return [token.name];
      return token.type === SelectorType.Pseudo && Array.isArray(token.data) ? token.data.flatMap(of) : [];
    });
  return tokensOf(selector).flatMap(of);
}

/**
 * Whether a selector may fit something of the view, or of what the page's own script and its visitor change in it, before
 * the scripts have come. What stands beside or right inside of something is not looked for there, but anywhere or deeper.
 */
export function mayFit(selector: string, { elements }: FirstView): boolean {
  return tokensOf(selector).some((tokens) => isThere(tokens, elements));
}

function isThere(tokens: Selector[], elements: Seen[]): boolean {
  return stands(stepsOf(tokens), elements, elements);
}

/** Whether the last step is found among some elements, and those before it around what was found, or beside it. */
function stands([step, ...outer]: Step[], among: Iterable<Seen>, elements: Seen[]): boolean {
  if (!step) return true;
  for (const one of among)
    if (
      step.tokens.every((token) => fits(token, one, elements)) &&
      stands(outer, step.isInside ? one.around : elements, elements)
    )
      return true;
  return false;
}

/** A part of a selector, and whether the one before it has to be around it. */
interface Step {
  tokens: Selector[];
  isInside: boolean;
}

/** `.a > b.c` as `b.c`, which is inside, and `.a`. */
function stepsOf(tokens: Selector[]): Step[] {
  const steps: Step[] = [{ tokens: [], isInside: false }];
  for (const token of tokens)
    if (combinators.has(token.type)) steps.unshift({ tokens: [], isInside: inside.has(token.type) });
    else steps[0]?.tokens.push(token);
  return steps;
}

const inside = new Set<SelectorType>([SelectorType.Child, SelectorType.Descendant]);

const combinators = new Set<SelectorType>([...inside, SelectorType.Adjacent, SelectorType.Sibling]);

function fits(token: Selector, one: Seen, elements: Seen[]): boolean {
  if (token.type === SelectorType.Tag) return one.tag === token.name;
  if (token.type === SelectorType.Attribute) return isGiven(token, one);
  if (token.type === SelectorType.PseudoElement) return token.name !== 'selection';
  if (token.type !== SelectorType.Pseudo) return true;
  const { name, data } = token;
  if (name === 'hover') return false;
  if (name === 'not' || !Array.isArray(data)) return true;
  return data.some((tokens) => isThere(tokens, elements));
}

/** Attributes that come and go without the scripts of the site. */
const changing = new Set('id open data-taken data-unstyled data-parts'.split(' '));

function isGiven({ name, action, value }: AttributeSelector, { attributes }: Seen): boolean {
  const given = attributes.get(name);
  if (given === undefined) return changing.has(name);
  if (action === AttributeAction.Equals) return given === value;
  return action !== AttributeAction.Element || given.split(' ').includes(value);
}

const known = new Map<string, Selector[][]>();

/** In a rule within a rule, `&` stands for something that fits. */
function tokensOf(selector: string): Selector[][] {
  const tokens = known.get(selector) ?? parse(selector.replaceAll('&', '*'));
  known.set(selector, tokens);
  return tokens;
}
