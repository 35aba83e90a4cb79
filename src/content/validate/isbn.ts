/** The last digit of an ISBN of 13 digits, from the twelve before it (ISO 2108). */
export function lastDigit(isbn: string): number {
  const sum = Array.from(isbn.slice(0, 12), Number).reduce(
    (all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** The 13 digits of an ISBN that is written with hyphens, or with the ten digits that books had until 2006. */
export function meantIsbn(written: string): string | undefined {
  const digits = written.replace(/^\s*ISBN(?:-1[03])?:?/i, '').replaceAll(/[\s\u2010-\u2015-]/g, '');
  if (/^97[89]\d{10}$/.test(digits))
    return Number(digits.slice(12)) === lastDigit(digits) ? digits : undefined;
  if (!/^\d{9}[\dXx]$/.test(digits)) return undefined;
  const sum = [...digits.toUpperCase()].reduce(
    (all, digit, at) => all + (digit === 'X' ? 10 : Number(digit)) * (10 - at),
    0,
  );
  const start = `978${digits.slice(0, 9)}`;
  return sum % 11 === 0 ? `${start}${lastDigit(start)}` : undefined;
}
