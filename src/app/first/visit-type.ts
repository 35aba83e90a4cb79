/** How one has come to this document; undefined where the browser does not tell. */
export function visitType(): NavigationTimingType | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type;
}
