import type { NewPage } from '../../src/content/operations/new-page';
import { addressLike, isAddress } from '../../src/content/operations/page-address';
import { dryRunOption, pagesOption, usageOf, type Command } from '../files/command-help';
import { readCommandLine } from '../files/command-line';
import { UsageError } from '../files/usage-error';

/** What `npm run new` was asked for. */
export interface NewArguments extends NewPage {
  pages: string;
  isDryRun: boolean;
}

/** How a new page is asked for. */
export const newCommand = {
  name: 'npm run new',
  does: 'Writes a new page, valid from the start, and its entries in a list and a menu if you like.',
  takes: { '/address': 'where it is, like /industry/aviation' },
  options: {
    like: {
      type: 'string',
      value: '/address|NAME',
      does: 'copies this page, or a template: one of _templates, or article, landing, legal; without it small',
    },
    title: { type: 'string', value: 'WORDS', does: 'its name' },
    description: {
      type: 'string',
      value: 'WORDS',
      does: 'what search engines say of it, 40 to 160 letters',
      isNpms: true,
    },
    list: { type: 'string', value: 'NAME', does: 'adds it to this shared list, like industries' },
    menu: {
      type: 'string',
      value: '[LABEL]',
      does: 'adds it to this menu of the navigation, or to that of its folder',
    },
    'dry-run': dryRunOption,
    pages: pagesOption,
  },
  one: 'no page can be there, or there is no such list or menu, and nothing was changed',
  notes: ['In a terminal it asks for title and description where they are not given.'],
} as const satisfies Command;

/** Reads the command line. Throws a UsageError that says what is wrong. */
export function newArguments(args: string[]): NewArguments {
  const { values, positionals } = readCommandLine(newCommand, withMenuOfFolder(args));
  const [route, ...more] = positionals;
  if (route === undefined || more.length > 0)
    throw new UsageError(`Name one address. ${usageOf(newCommand)}`);
  if (!isAddress(route)) {
    const near = addressLike(route);
    const meant = near === undefined ? '' : ` Did you mean ${near}?`;
    throw new UsageError(
      `"${route}" is no address: write it in small letters, digits and hyphens, starting with a slash.${meant} ${usageOf(newCommand)}`,
    );
  }
  const { like, title, description, list, menu, pages } = values;
  return { route, like, title, description, list, menu, pages, isDryRun: values['dry-run'] };
}

/** `--menu` may stand without a label: then an option, an address or nothing follows. */
function withMenuOfFolder(args: readonly string[]): string[] {
  return args.map((word, at) => {
    const next = args[at + 1];
    const isAlone = word === '--menu' && (next === undefined || /^[-/]/.test(next));
    return isAlone ? '--menu=' : word;
  });
}
