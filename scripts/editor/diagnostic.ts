import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DiagnosticSeverity, type Diagnostic } from 'vscode-languageserver/node';
import type { Problem } from '../../src/content/problems/problem';
import { helpFor } from '../check/help-for';
import { siteRoot } from '../files/roots';
import { editorRange } from './ranges';

/** A problem as an editor shows it: the words of the check, and where its kind is explained. */
export function diagnosticOf(problem: Problem): Diagnostic {
  const { code, severity, message, hint } = problem;
  return {
    range: editorRange(problem),
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    source: 'npm run check',
    code,
    codeDescription: { href: new URL(helpFor(code), pathToFileURL(join(siteRoot, '/'))).href },
    message: `${message} ${hint}`,
  };
}
