import { catalogue } from '../../src/content/problems/catalogue';
import { rangeAt } from '../../src/content/places/lines';
import type { Range } from '../../src/content/places/span';
import { escapedCommands } from '../files/printable';
import type { ReportedProblem } from './format-text';
import { helpFor } from './help-for';

/** Problems for services that collect what tools find (SARIF 2.1.0, OASIS), with what fixes them. */
export function formatSarif(problems: ReportedProblem[]): string {
  const codes = [...new Set(problems.map(({ code }) => code))];
  const rules = codes.map((id) => ({
    id,
    shortDescription: { text: catalogue[id].title },
    help: { text: helpFor(id) },
    defaultConfiguration: { level: catalogue[id].severity },
  }));
  const report = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'npm run check', rules } },
        columnKind: 'utf16CodeUnits',
        results: problems.map(result),
      },
    ],
  };
  return `${escapedCommands(JSON.stringify(report, null, 2))}\n`;
}

function result(problem: ReportedProblem): object {
  const artifactLocation = { uri: problem.shownFile.split('/').map(encodeURIComponent).join('/') };
  return {
    ruleId: problem.code,
    level: problem.severity,
    message: { text: `${problem.message} ${problem.hint}` },
    locations: [{ physicalLocation: { artifactLocation, region: region(problem) } }],
    ...(problem.fix && {
      fixes: [{ artifactChanges: [{ artifactLocation, replacements: replacements(problem) }] }],
    }),
  };
}

function replacements({ text, fix = [] }: ReportedProblem): object[] {
  return fix.map(({ offset, length, content }) => ({
    deletedRegion: region(rangeAt(text, offset, length)),
    insertedContent: { text: content },
  }));
}

/** Lines and columns from 1, the end exclusive, as in problems (SARIF 2.1.0, 3.30). */
function region({ line, column, endLine, endColumn }: Range): object {
  return { startLine: line, startColumn: column, endLine, endColumn };
}
