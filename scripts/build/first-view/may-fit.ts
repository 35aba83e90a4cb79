import { AttributeAction, parse, SelectorType, type AttributeSelector, type Selector } from 'css-what';
import type { Seen } from './first-view';

/** What a selector asks about attributes: `name` whether there is one, `name=value` and `name~=word` what is in it. */
export function questionsOf(selector: string): string[] {
  const of = (tokens: Selector[]): string[] =>
    tokens.flatMap((token) => {
      if (token.type === SelectorType.Attribute) return [token.name, questionOf(token)];
      return token.type === SelectorType.Pseudo && Array.isArray(token.data) ? token.data.flatMap(of) : [];
    });
  return tokensOf(selector).flatMap(of);
}

/**
 * Whether a selector may fit something of the view, or of what the page's own script and its visitor change in it, before
 * the scripts have come. What stands beside or right inside of something is not looked for there, but anywhere or deeper.
 */
export function mayFit(selector: string, elements: readonly Seen[]): boolean {
  return tokensOf(selector).some((tokens) => isThere(tokens, elements));
}

function isThere(tokens: Selector[], elements: readonly Seen[]): boolean {
  return stands(stepsOf(tokens), elements, elements);
}

/** Whether the last step is found among some elements, and those before it around what was found, or beside it. */
function stands([step, ...outer]: Step[], among: Iterable<Seen>, elements: readonly Seen[]): boolean {
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

function fits(token: Selector, one: Seen, elements: readonly Seen[]): boolean {
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
const changing = new Set('id open data-taken data-unstyled data-parts data-scripted'.split(' '));

function isGiven(token: AttributeSelector, { answers }: Seen): boolean {
  return answers.has(questionOf(token)) || (changing.has(token.name) && !answers.has(token.name));
}

/** Of what a value begins with, or holds, only that it is there. */
function questionOf({ name, action, value }: AttributeSelector): string {
  if (action === AttributeAction.Equals) return `${name}=${value}`;
  return action === AttributeAction.Element ? `${name}~=${value}` : name;
}

const known = new Map<string, Selector[][]>();

/** In a rule within a rule, `&` stands for something that fits. */
function tokensOf(selector: string): Selector[][] {
  const tokens = known.get(selector) ?? parse(selector.replaceAll('&', '*'));
  known.set(selector, tokens);
  return tokens;
}
