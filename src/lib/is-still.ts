/** Whether scripts move nothing: the visitor wants that, or the browser is one of before 2023, of which some stop a smooth scroll midway. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || !CSS.supports('selector(:popover-open)');
}
