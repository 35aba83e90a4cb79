/**
 * Whether a piece of CSS fetches something, or hides what it does behind escapes (https://www.w3.org/TR/css-syntax-3):
 * of addresses only those within the same document, like `url(#a)`, are left.
 */
export function leadsOut(css: string): boolean {
  return /@import|\\|(?:url|image|src)\s*\((?!\s*["']?#)|image-set\s*\(/i.test(css);
}
