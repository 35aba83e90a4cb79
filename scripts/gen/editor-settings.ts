/** What VS Code has to know of the pages folder, as the text of `.vscode/settings.json`; documents name their schema themselves. */
export function editorSettings(): string {
  const settings = {
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
