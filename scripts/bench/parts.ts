import type { BenchArguments } from './arguments';

interface Part {
  /** For `--help`. */
  does: string;
  /** Measures and gives its tables. What it needs is loaded only then. */
  measure: (args: BenchArguments) => Promise<string>;
}

/** The name of a part, as it is typed. */
export type PartName = 'first-view' | 'routes' | 'touches' | 'pictures' | 'check' | 'builds' | 'filmstrip';

/** What can be measured, in the order of a whole run. */
export const parts: Record<PartName, Part> = {
  'first-view': {
    does: 'first and largest paint beside the floor: the same pages as somebody would write them by hand',
    measure: async (args) => (await import('./measure-first-view')).measureFirstView(args),
  },
  routes: {
    does: "every route: Lighthouse's scores, its weight, and when its scripts are asked for",
    measure: async (args) => (await import('./measure-routes')).measureRoutes(args),
  },
  touches: {
    does: 'how soon a page answers a touch on a processor four times slower',
    measure: async (args) => (await import('./measure-touches')).measureTouches(args),
  },
  pictures: {
    does: 'processor seconds for photographs and for pictures of shared links',
    measure: async (args) => (await import('./measure-pictures')).measurePictures(args),
  },
  check: {
    does: 'a check of 10,000 documents beside only parsing them',
    measure: async (args) => (await import('./measure-check')).measureCheck(args),
  },
  builds: {
    does: 'builds of generated sites, cold and warm, beside only writing their words',
    measure: async (args) => (await import('./measure-builds')).measureBuilds(args),
  },
  filmstrip: {
    does: 'pictures of the first three seconds on slow 4G, to be looked at',
    measure: async (args) => (await import('./filmstrip')).filmstrip(args),
  },
};
