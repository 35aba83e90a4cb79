import { useEffect, useState } from 'react';

/** All above a line across the window, a quarter of its height below its upper edge: there one reads. */
const aboveTheLine = '1000000px 0px -75%';

/** The id of the last part that begins above the line where one reads; undefined before the scripts run, and where none does. */
export function useCurrentPart(parts: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const reached = new Map<string, boolean>();
    const ids = parts.map(({ id }) => id);
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) reached.set(target.id, isIntersecting);
        const above = ids.filter((id) => reached.get(id));
        setCurrent(above.at(-1));
      },
      { rootMargin: aboveTheLine },
    );
    for (const id of ids) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [parts]);
  return current;
}
