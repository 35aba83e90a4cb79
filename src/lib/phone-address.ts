/** The address that rings a phone number as people write it: `tel:` and its digits, without the (0) behind a country's code, which nobody dials. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/(\+.*?)\(0\)/, '$1').replaceAll(/[^+\d]/g, '')}`;
}
