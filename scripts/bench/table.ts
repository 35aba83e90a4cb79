/** Cells as a table for a terminal, which is one in Markdown too: words to the left, figures to the right. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((name, at) =>
    Math.max(...[name, ...rows.map((row) => row[at] ?? '')].map(({ length }) => length), 3),
  );
  const line = (cells: string[]): string =>
    `| ${widths.map((width, at) => aligned(cells[at] ?? '', width, at)).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return `${[line(head), rule, ...rows.map(line)].join('\n')}\n`;
}

function aligned(text: string, width: number, at: number): string {
  return at === 0 ? text.padEnd(width) : text.padStart(width);
}
