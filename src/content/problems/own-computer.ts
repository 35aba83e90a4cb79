/** Whether an address is one of the computer itself, where a site is looked at before it is published. */
export function isOwnComputer(url: string): boolean {
  return /^(?:https?:\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\])|(?:localhost|127\.0\.0\.1)(?=[:/]))/i.test(
    url,
  );
}
