import type { ParsedDocument } from '../parse/parse-document';
import { locate } from '../places/locate';
import type { Problem } from '../problems/problem';

/** Problems in which a comma with nothing behind it, in an object that lacks something, is told as what is left of the lost line. */
export function withLostLast(document: ParsedDocument, problems: readonly Problem[]): Problem[] {
  const commas = problems.filter(({ code }) => code === 'trailing-comma');
  return commas.reduce<Problem[]>(
    (all, comma) => {
      const lacking = all.find((one) => isMissing(one) && endsBehind(document, one, comma));
      if (!lacking) return all;
      const hint = `Leave the comma in line ${comma.line}: below it a line is lost. ${lacking.hint}`;
      return all.filter((one) => one !== comma).map((one) => (one === lacking ? { ...one, hint } : one));
    },
    [...problems],
  );
}

function isMissing({ code }: Problem): boolean {
  return code === 'missing-alt' || code === 'missing-property';
}

/** Whether nothing but space stands between a comma and the end of an object. */
function endsBehind(document: ParsedDocument, { pointer }: Problem, { fix = [] }: Problem): boolean {
  const { offset, length } = locate(document, pointer, 'value');
  const comma = fix[0]?.offset ?? Infinity;
  return comma > offset && /^,\s*\n\s*\}$/.test(document.text.slice(comma, offset + length));
}
