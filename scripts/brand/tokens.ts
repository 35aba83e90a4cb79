import type { Brand } from '../../src/content/brand/brand';

/** The tokens of a brand: its colours, its corners, and what stands above headings; sizes stand in `tokens.css`. */
export function tokensOf(brand: Brand): string {
  const { colours, fonts, radius, grounds } = brand;
  const [first] = Object.values(grounds);
  const tokens: Record<string, string> = {
    paper: colours.paper,
    'paper-deep': colours.paperDeep,
    sheet: colours.sheet,
    ink: colours.ink,
    'ink-soft': colours.inkSoft,
    line: colours.line,
    lead: colours.lead,
    ...(colours.contact !== undefined && { contact: colours.contact }),
    alert: colours.alert,
    accent: colours.accent,
    'accent-ink': colours.accentInk,
    'ink-accent': colours.inkAccent,
    ground: first?.colour ?? colours.ink,
    'weight-display': String(fonts.display.weight ?? 400),
    arrow: arrowIn(colours.ink),
    // A length, for `calc()`.
    radius: radius === '0' ? '0px' : radius,
    'radius-large': doubled(radius),
    shadow: shadowOf(colours.ink),
    ...markOf(brand),
  };
  const lines = Object.entries(tokens).map(([name, value]) => `  --${name}: ${value};`);
  return `:root {\n${lines.join('\n')}\n}\n`;
}

/** Without a border, what would show one shows nothing. */
function markOf({ grounds, headingMark }: Brand): Record<string, string> {
  const isBare = Object.values(grounds).some(({ border }) => border === undefined);
  return {
    ...(isBare && { border: 'linear-gradient(transparent, transparent)' }),
    ...(headingMark === 'none' && { 'heading-mark': 'none' }),
    ...(headingMark === 'line' && { 'heading-height': '0.25rem', 'heading-border': 'none' }),
  };
}

/** The sign of a list that unfolds, as a background. */
function arrowIn(colour: string): string {
  const stroke = colour.replace('#', '%23');
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='${stroke}' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E")`;
}

function doubled(radius: string): string {
  return radius.replace(/^[\d.]+/, (amount) => String(Number(amount) * 2));
}

function shadowOf(ink: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16));
  const of = (share: number): string => `rgb(${red} ${green} ${blue} / ${share}%)`;
  return `0 1px 2px ${of(8)}, 0 12px 32px -12px ${of(22)}`;
}
