/** The address that rings a phone number as people write it: `tel:` and its digits. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
