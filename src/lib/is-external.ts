/** Whether a link leads to another site, and so opens in a new tab without opener or referrer. */
export function isExternal(href: string): boolean {
  return /^https?:/i.test(href);
}
