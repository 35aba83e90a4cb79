import type { OpenDocument } from '../facts/open-document';
import type { Finding } from '../problems/finding';
import type { Problem } from '../problems/problem';

/** What a rule reports of one document. */
export function problemsIn(
  rule: { inDocument?: (document: OpenDocument) => Finding[] },
  document: OpenDocument,
): Problem[] {
  const { path, json: text, written: value } = document;
  return (rule.inDocument?.(document) ?? []).map((one) => one.in({ path, text, value }));
}
