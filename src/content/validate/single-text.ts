import type { ErrorObject } from 'ajv/dist/2020.js';
import type { ParsedDocument } from '../parse/parse-document';
import { locate } from '../places/locate';
import { steps } from '../places/pointer';
import { problemAt } from '../problems/create-problem';
import type { Problem } from '../problems/problem';

/** Problems in which several texts that stand where one alone can say so; what to make of them is for a person to say. */
export function withSingleText(
  document: ParsedDocument,
  errors: readonly ErrorObject[],
  problems: readonly Problem[],
): Problem[] {
  const lists = errors.filter(({ keyword, data }) => keyword === 'type' && Array.isArray(data));
  return problems.map((problem) => {
    const offset = problem.code === 'texts-without-brackets' ? problem.fix?.[0]?.offset : undefined;
    const list = lists.find(({ instancePath }) => locate(document, instancePath, 'value').offset === offset);
    if (offset === undefined || !list) return problem;
    const texts = (list.data as unknown[]).map((one) => JSON.stringify(one));
    const details = { name: `"${steps(list.instancePath).at(-1) ?? ''}"`, texts, letters: 0, isSingle: true };
    const span = { offset, length: texts[0]?.length ?? 1 };
    return problemAt(document, span, '', 'texts-without-brackets', details);
  });
}
