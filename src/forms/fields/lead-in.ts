/** What a field is called, before what is said of it; a question or a sentence needs no colon. */
export function leadIn(label = ''): string {
  return /[.!?…:।]$/.test(label) ? label : `${label}:`;
}
