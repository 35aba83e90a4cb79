import type { Schemas } from '../files/load-schemas';
import { schemaName } from '../schemas/names';

/**
 * What VS Code has to know of the pages folder, as the text of `.vscode/settings.json`. Pages, settings and chat name
 * their schema themselves; a shared list is a list, and cannot.
 */
export function editorSettings(schemas: Schemas): string {
  const lists = Object.keys(schemas).filter((path) => path.startsWith('collections/'));
  const settings = {
    'json.schemas': lists.map((path) => ({
      fileMatch: [`/pages-json/_collections/${schemaName(path)}.json`],
      url: `./schemas/${path}`,
    })),
    // Documents of the site are `vakta` to the extension in `.vscode/extensions/`, and JSON without it.
    '[json][vakta]': {
      'editor.quickSuggestions': { strings: 'on' },
      'editor.suggest.insertMode': 'replace',
      'editor.suggest.snippetsPreventQuickSuggestions': false,
      'editor.wordBasedSuggestions': 'off',
      'editor.tabSize': 2,
      'editor.wordWrap': 'on',
    },
    'files.encoding': 'utf8',
    'files.insertFinalNewline': true,
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
