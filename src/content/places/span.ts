/** A stretch of a text: UTF-16 units from its start. */
export interface Span {
  offset: number;
  length: number;
}

/** A place in a text: lines and columns from 1, columns in UTF-16 units, the end exclusive. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}
