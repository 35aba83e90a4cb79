/** A line of the benchmarks: what was measured, its value, and its ratio to something measured in the same run. */
export interface Row {
  what: string;
  value: string;
  ratio: string;
}

/** The rows as a table for a terminal. */
export function table(rows: Row[]): string {
  const widths = (['what', 'value', 'ratio'] as const).map((key) =>
    Math.max(...rows.map((row) => row[key].length)),
  );
  const lines = rows.map(({ what, value, ratio }) =>
    [what.padEnd(widths[0] ?? 0), value.padStart(widths[1] ?? 0), ratio].join('  ').trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
