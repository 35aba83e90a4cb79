import { parse, type AtRule, type Container, type Root, type Rule } from 'postcss';
import { attributesOf, mayFit, namesIn, type Names } from './first-view-names';

/** The site's stylesheet, taken apart. */
export interface Styles {
  /** Everything but the faces, since a page is set anew when one is named. */
  whole: string;
  /** The faces that have to be fetched. */
  faces: string;
  /** What of it the first view of a page needs, by the page's HTML; what lies below waits for the whole. */
  ofFirstView: (html: string) => string;
}

/** Takes a stylesheet apart. Pages whose first views have the same names share one style. */
export function stylesOf(css: string): Styles {
  const whole = parse(css);
  const faces = takeAway(whole, 'font-face', 'url(');
  const first = whole.clone();
  takeAway(first, 'media', '@media print');
  takeAway(first, 'page', '');
  takeAway(whole, 'font-face', 'local(');
  const attributes = attributesIn(first);
  const kept = new Map<string, string>();
  const ofFirstView = (html: string): string => {
    const names = namesIn(firstViewOf(html), attributes);
    const key = [...names].toSorted().join(' ');
    const style = kept.get(key) ?? onlyOf(first, names);
    kept.set(key, style);
    return style;
  };
  return { whole: whole.toString(), faces, ofFirstView };
}

/** Takes the rules of a name out that hold a text, and gives them. */
function takeAway(sheet: Root, name: string, text: string): string {
  const taken: string[] = [];
  sheet.walkAtRules(name, (rule) => {
    if (!rule.toString().includes(text)) return;
    taken.push(rule.toString());
    rule.remove();
  });
  return taken.join('');
}

/** The HTML without what is closed, and without what `base.css` holds back until the whole style is there: the third section and those below, and the footer. */
function firstViewOf(html: string): string {
  const [before = '', after = ''] = withoutClosed(html).split('</main>');
  const sections = before.split('<section data-block');
  const isPart = !/<main[^>]*><article/.test(before) && sections.length > 3;
  const main = isPart ? sections.slice(0, 3).join('<section data-block') : before;
  return main + after.replace(/<footer.*<\/footer>/s, '');
}

function withoutClosed(html: string): string {
  return html.replaceAll(/(<details(?![^>]*\sopen)[^>]*>.*?<\/summary>).*?<\/details>/gs, '$1');
}

function attributesIn(sheet: Root): string[] {
  const found = new Set<string>();
  sheet.walkRules(({ parent, selectors }) => {
    if (!isMoves(parent)) for (const name of selectors.flatMap(attributesOf)) found.add(name);
  });
  return [...found].filter((name) => name !== 'class' && name !== 'id');
}

/** Within keyframes, rules have places in time for selectors. */
function isMoves(parent: Rule['parent']): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

function onlyOf(sheet: Root, names: Names): string {
  const own = sheet.clone();
  own.walkRules((rule) => trim(rule, names));
  removeEmpty(own);
  const text = own.toString();
  own.walkAtRules('keyframes', (moves) => {
    if (text.split(moves.params).length < 3) moves.remove();
  });
  own.walkDecls(/^--/, (value) => {
    if (!names.has(value.prop) && !text.includes(`var(${value.prop}`)) value.remove();
  });
  return own.toString();
}

/** Leaves of a rule the selectors that can fit something; what stands inside of a rule goes with it. */
function trim(rule: Rule, names: Names): void {
  if (isMoves(rule.parent)) return;
  const selectors = rule.selectors.filter((selector) => mayFit(selector, names));
  if (selectors.length === 0) rule.remove();
  else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
