import { AttributeAction, parse, SelectorType, type AttributeSelector, type Selector } from 'css-what';

/** What the first view of a page is made of, as far as a stylesheet can ask for it: `class=a`, `data-tone=deep`, names of elements, and the variables that it reads. */
export type Names = ReadonlySet<string>;

/** Finds the names in HTML that was written with double quotes. Attributes that no stylesheet asks for are left out. */
export function namesIn(html: string, attributes: readonly string[]): Names {
  const names = new Set(['html', 'body']);
  for (const [, name = ''] of html.matchAll(/<([a-z][a-z\d]*)/g)) names.add(name);
  for (const [, key = '', value = ''] of html.matchAll(
    new RegExp(`\\s(class|${attributes.join('|')})="([^"]*)"`, 'g'),
  )) {
    names.add(`${key}=`);
    for (const one of key === 'class' ? value.split(' ') : [value]) names.add(`${key}=${one}`);
  }
  for (const [, name = ''] of html.matchAll(/var\((--[\w-]+)/g)) names.add(name);
  return names;
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

/** Whether something of these names, or of what the page's own script and its visitor change, may fit a selector before the scripts have come. */
export function mayFit(selector: string, names: Names): boolean {
  return tokensOf(selector).some((tokens) => tokens.every((token) => isThere(token, names)));
}

function isThere(token: Selector, names: Names): boolean {
  if (token.type === SelectorType.Tag) return names.has(token.name);
  if (token.type === SelectorType.Attribute) return isGiven(token, names);
  if (token.type === SelectorType.PseudoElement) return token.name !== 'selection';
  if (token.type !== SelectorType.Pseudo) return true;
  const { name, data } = token;
  if (name === 'hover') return false;
  if (name === 'not' || !Array.isArray(data)) return true;
  return data.some((tokens) => tokens.every((one) => isThere(one, names)));
}

/** Attributes that come and go without the scripts of the site. */
const changing = new Set('id open data-taken data-waiting data-unstyled data-parts'.split(' '));

function isGiven(token: AttributeSelector, names: Names): boolean {
  const { name, action, value } = token;
  const isWhole =
    action === AttributeAction.Equals || (action === AttributeAction.Element && name === 'class');
  return changing.has(name) || names.has(`${name}=${isWhole ? value : ''}`);
}

const known = new Map<string, Selector[][]>();

/** In a rule within a rule, `&` stands for something that fits. */
function tokensOf(selector: string): Selector[][] {
  const tokens = known.get(selector) ?? parse(selector.replaceAll('&', '*'));
  known.set(selector, tokens);
  return tokens;
}
