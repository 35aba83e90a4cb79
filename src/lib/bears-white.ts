/** Whether white words read on a colour like `#0f5c62`: a contrast of 4.5 to 1 (WCAG 2.2, 1.4.3). Not on what is no such colour. */
export function bearsWhite(colour: string): boolean {
  const [, ...channels] = /^#(..)(..)(..)$/.exec(colour) ?? [];
  const [red = 1, green = 1, blue = 1] = channels.map((pair) => linear(parseInt(pair, 16) / 255));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5;
}

/** An sRGB channel of 0 to 1 as an amount of light. */
const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
