import { parse, type AtRule, type Container, type Root, type Rule } from 'postcss';
import { firstViews, type FirstView, type Seen } from './first-view';
import { mayFit, questionsOf } from './may-fit';

/** The site's stylesheet, taken apart. */
export interface Styles {
  /** Everything but the fonts, since a page is set anew when one is named. */
  whole: string;
  /** The fonts that have to be fetched. */
  fonts: string;
  /** What of it the first view of a page needs, by the page's HTML; what lies below waits for the whole. */
  ofFirstView: (html: string) => string;
}

/** Takes a stylesheet apart. Pages whose first views are made of the same elements share one style. */
export function stylesOf(css: string): Styles {
  const whole = parse(css);
  const fonts = takeAway(whole, 'font-face', 'url(');
  const first = whole.clone();
  takeAway(first, 'media', '@media print');
  takeAway(first, 'page', '');
  takeAway(whole, 'font-face', 'local(');
  const viewOf = firstViews(questionsIn(first));
  const kept = new Map<string, string>();
  const ofFirstView = (html: string): string => {
    const view = viewOf(htmlOfFirstView(html));
    const style = kept.get(view.key) ?? onlyOf(first, view);
    kept.set(view.key, style);
    return style;
  };
  return { whole: whole.toString(), fonts, ofFirstView };
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

/**
 * The HTML without what is closed or empty, and without what `base.css` holds back until the whole style is there: the
 * third section and those below, after an opening with picture and figures the second one too, what follows the text of
 * an article, and the footer.
 */
function htmlOfFirstView(html: string): string {
  const [before = '', after = ''] = html.split('</main>');
  const sections = before.split('<section data-block');
  const count = /^="hero"(?! data-volume="quiet")[^>]* data-picture="(?:yes|across)".*<dl\b/s.test(
    sections[1] ?? '',
  )
    ? 1
    : 2;
  const article = /^.*<main[^>]*><article.*?(?=<(?:footer|aside)\b|$)/s.exec(before);
  const main = article?.[0] ?? sections.slice(0, count + 1).join('<section data-block');
  const rest = after.replaceAll(/<footer\b.*?<\/footer>|<output[^>]*><\/output>/gs, '');
  return withoutClosed(main + rest);
}

/** Of a group, by its name; what is closed by itself may be shown by a stylesheet where there is room. */
function withoutClosed(html: string): string {
  return html.replaceAll(/(<details name=(?![^>]*\sopen)[^>]*>.*?<\/summary>).*?<\/details>/gs, '$1');
}

function questionsIn(sheet: Root): string[] {
  const found: string[] = [];
  sheet.walkRules(({ parent, selectors }) => {
    if (!isMoves(parent)) found.push(...selectors.flatMap(questionsOf));
  });
  return found;
}

/** Within keyframes, rules have places in time for selectors. */
function isMoves(parent: Rule['parent']): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

function onlyOf(sheet: Root, view: FirstView): string {
  const own = sheet.clone();
  const elements = view.elements();
  own.walkRules((rule) => trim(rule, elements));
  removeEmpty(own);
  const text = own.toString();
  own.walkAtRules('keyframes', (moves) => {
    if (text.split(moves.params).length < 3) moves.remove();
  });
  own.walkDecls(/^--/, (value) => {
    if (!view.variables.has(value.prop) && !text.includes(`var(${value.prop}`)) value.remove();
  });
  return own.toString();
}

/** Leaves of a rule the selectors that can fit something; what stands inside of a rule goes with it. */
function trim(rule: Rule, elements: readonly Seen[]): void {
  if (isMoves(rule.parent)) return;
  const selectors = rule.selectors.filter((selector) => mayFit(selector, elements));
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
