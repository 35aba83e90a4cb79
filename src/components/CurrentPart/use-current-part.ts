import { useEffect, useState } from 'react';

/** A line across the window, a quarter of its height below its upper edge: there one reads. */
const readingLine = '-25% 0px -75%';

/** The id of the part that lies on the line where one reads, or was the last to; undefined before the scripts run, and where none did. */
export function useCurrentPart(parts: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        const reached = changes.findLast(({ isIntersecting }) => isIntersecting);
        if (reached) setCurrent(reached.target.id);
      },
      { rootMargin: readingLine },
    );
    for (const { id } of parts) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [parts]);
  return current;
}
