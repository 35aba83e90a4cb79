/** The id of the `<script>` that stands in every page and names what belongs to it. */
export const firstElementId = '_first';

/** The page's own script. */
export function firstElement(): HTMLElement {
  const element = document.getElementById(firstElementId);
  if (!element) throw new Error(`The document has no #${firstElementId}.`);
  return element;
}

/** The build whose scripts run here; undefined in development. */
export function runningBuild(): string | undefined {
  return document.getElementById(firstElementId)?.dataset['build'];
}

/** The address of a page's data: `page.json` beside its `index.html`. */
export function dataUrl(pathname: string): string {
  return `${pathname.replace(/\/$/, '')}/page.json`;
}

/** Whether the server has another build by now. No answer, or one that says nothing, is a no. */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(dataUrl(window.location.pathname), { cache: 'no-cache' });
    if (!response.ok) return response.status === 404;
    const page = (await response.json()) as { build?: string } | null;
    return page?.build !== runningBuild();
  } catch {
    return false;
  }
}

const place = 'reloaded';

/**
 * Reloads the page, once for a build and an address: a fault that is still there afterwards cannot lead round in
 * circles. Gives false when that was done already, or where the browser keeps nothing.
 */
export function loadAnew(): boolean {
  const now = `${runningBuild()} ${window.location.pathname}`;
  try {
    if (sessionStorage.getItem(place) === now) return false;
    sessionStorage.setItem(place, now);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
