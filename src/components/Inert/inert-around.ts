/** Makes all of the page inert but one element and what is in it. What it returns frees the page again. */
export function inertAround(element: HTMLElement): () => void {
  const made: HTMLElement[] = [];
  for (let inside = element; inside.parentElement && inside !== document.body; inside = inside.parentElement)
    for (const beside of inside.parentElement.children)
      if (beside !== inside && beside instanceof HTMLElement && !beside.inert) made.push(beside);
  for (const one of made) one.inert = true;
  return () => {
    for (const one of made) one.inert = false;
  };
}
