import { corpus } from './corpus';
import { ourCheck } from './our-check';
import { betterErrors } from './others/better-ajv-errors';
import { jsonLanguageService } from './others/json-language-service';
import type { Points } from './points';
import { lacking, percent, scoresOf, type Score } from './score';
import type { Tool } from './tool';

const columns: Record<keyof Points, string> = {
  isFound: 'found',
  isPlaced: 'right line',
  isQuiet: 'no noise',
  isNamed: 'names it',
  isSolved: 'tells the fix',
};

function row({ name }: Tool, scores: readonly Score[]): Record<string, string | number> {
  const shares = Object.entries(columns).map(([part, title]) => {
    const amount = scores.filter(([, points]) => points[part as keyof Points]).length;
    return [title, amount] as const;
  });
  return { tool: name, 'of 100': percent(scores).toFixed(1), ...Object.fromEntries(shares) };
}

const rows = [];
for (const tool of [ourCheck, jsonLanguageService, betterErrors]) {
  const scores = await scoresOf(tool);
  rows.push(row(tool, scores));
  if (tool === ourCheck) for (const line of lacking(scores)) console.log(line);
}
console.log(`${corpus.length} mistakes in the pages of a site, one at a time`);
console.table(rows);
