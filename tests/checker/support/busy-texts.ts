/** Documents of so many signs with one mistake each, which is looked for far and wide. */
export function busyTexts(size: number): string[] {
  return [
    `[${'[],'.repeat(size / 3)}`,
    `{"a":${'9'.repeat(size)},5`,
    `{"a":"${' '.repeat(size)}x" y`,
    '[\n]'.repeat(size / 4),
    `{"a":"b"${' '.repeat(size)},d`,
    `{"a":1${' '.repeat(size)}ask me`,
    `["b${' \n'.repeat(size / 2)}"x" y]`,
  ];
}

/** Rich texts of so many signs that are as deep as can be. */
export function nestedTexts(size: number): string[] {
  return ['> ', '<b>', '<div><p>', '<table><tr><td>'].map((part) => part.repeat(size / part.length));
}
