const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/** How one has come to this document; undefined where the browser does not tell. */
export const visitType: NavigationTimingType | undefined = visit?.type;
