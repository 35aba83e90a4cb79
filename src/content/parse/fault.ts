import type { Span } from '../places/span';
import type { catalogue, ProblemDetails } from '../problems/catalogue';

/** The kinds of mistakes for which a text is not JSON. */
export type FaultCode =
  | keyof typeof import('../problems/catalogue-syntax').syntaxProblems
  | Extract<keyof typeof catalogue, 'empty-file'>;

/** A mistake for which a text is not JSON (RFC 8259), at the stretch of the text that has to change. */
export type Fault = {
  [Code in FaultCode]: { code: Code; span: Span; details: ProblemDetails<Code> };
}[FaultCode];

/** One kind of fault. */
export type FaultOf<Code extends FaultCode> = Extract<Fault, { code: Code }>;

/** A fault of the kind `code`. */
export function faultAt<Code extends FaultCode>(
  { offset, length }: Span,
  code: Code,
  details: ProblemDetails<Code>,
): Fault {
  // TypeScript does not see that the three belong together.
  return { code, span: { offset, length }, details } as Fault;
}
