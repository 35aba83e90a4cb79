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

const known = new Map<string, Step[][]>();

/**
 * Whether a selector may fit something of the view, or of what the page's own script and its visitor change in it, before
 * the scripts have come. What stands beside or right inside of something is not looked for there, but anywhere or deeper.
 */
export function mayFit(selector: string, elements: readonly Seen[]): boolean {
  const alternatives = known.get(selector) ?? tokensOf(selector).map(stepsOf);
  known.set(selector, alternatives);
  return alternatives.some((steps) => stands(steps, elements, elements));
}

/** Whether the last step is found among some elements, and those before it around what was found, or beside it. */
function stands([step, ...outer]: Step[], among: Iterable<Seen>, elements: readonly Seen[]): boolean {
  if (!step) return true;
  for (const one of among)
    if (
      step.tests.every((test) => test(one, elements)) &&
      stands(outer, step.isInside ? one.around : elements, elements)
    )
      return true;
  return false;
}

/** Whether an element may be what a token of a selector asks for. */
type Test = (one: Seen, elements: readonly Seen[]) => boolean;

/** A part of a selector, and whether the one before it has to be around it. */
interface Step {
  tests: Test[];
  isInside: boolean;
}

/** `.a > b.c` as `b.c`, which is inside, and `.a`. */
function stepsOf(tokens: Selector[]): Step[] {
  const steps: Step[] = [{ tests: [], isInside: false }];
  for (const token of tokens)
    if (combinators.has(token.type)) steps.unshift({ tests: [], isInside: inside.has(token.type) });
    else steps[0]?.tests.push(testOf(token));
  return steps;
}

const inside = new Set<SelectorType>([SelectorType.Child, SelectorType.Descendant]);

const combinators = new Set<SelectorType>([...inside, SelectorType.Adjacent, SelectorType.Sibling]);

function testOf(token: Selector): Test {
  if (token.type === SelectorType.Tag) return ({ tag }) => tag === token.name;
  if (token.type === SelectorType.Attribute) return attributeTest(token);
  if (token.type === SelectorType.PseudoElement) return () => token.name !== 'selection';
  if (token.type !== SelectorType.Pseudo) return () => true;
  const { name, data } = token;
  if (name === 'hover') return () => false;
  if (name === 'not' || !Array.isArray(data)) return () => true;
  const alternatives = data.map(stepsOf);
  return (_, elements) => alternatives.some((steps) => stands(steps, elements, elements));
}

/** Attributes that come and go without the scripts of the site. */
const changing = new Set('id open data-taken data-unstyled data-parts data-scripted'.split(' '));

function attributeTest(token: AttributeSelector): Test {
  const { name } = token;
  const question = questionOf(token);
  const isChanging = changing.has(name);
  return ({ answers }) => answers.has(question) || (isChanging && !answers.has(name));
}

/** Of what a value begins with, or holds, only that it is there. */
function questionOf({ name, action, value }: AttributeSelector): string {
  if (action === AttributeAction.Equals) return `${name}=${value}`;
  return action === AttributeAction.Element ? `${name}~=${value}` : name;
}

/** In a rule within a rule, `&` stands for something that fits. */
function tokensOf(selector: string): Selector[][] {
  return parse(selector.replaceAll('&', '*'));
}
