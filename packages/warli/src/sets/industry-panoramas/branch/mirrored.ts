/** Takes a drawing and a place and gives the drawing as in a mirror that stands there. */
export const mirrored = (drawing: string, x: number): string =>
  `<g transform="matrix(-1 0 0 1 ${x * 2} 0)">${drawing}</g>`;
