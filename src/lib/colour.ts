const luminances = new Map<string, number>();

/** The amount of light of a colour like `#0f5c62`, from 0 to 1 (WCAG 2.2, relative luminance); worked out once for each. */
function luminance(colour: string): number {
  const known = luminances.get(colour) ?? luminanceOf(colour);
  luminances.set(colour, known);
  return known;
}

function luminanceOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((part) => linear(part / 255)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** An sRGB channel of 0 to 1 as an amount of light. */
const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function channelsOf(colour: string): [red: number, green: number, blue: number] {
  const at = (start: number): number => Number.parseInt(colour.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

function colourOf(channels: readonly number[]): string {
  return `#${channels.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of two colours like `#0f5c62`, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: string, other: string): number {
  const both = [luminance(one), luminance(other)];
  const [dark, light] = [Math.min(...both), Math.max(...both)];
  return (light + 0.05) / (dark + 0.05);
}

/** A colour with a share of another one in it, from 0 to 1. */
export function mixed(colour: string, other: string, share: number): string {
  const [from, to] = [channelsOf(colour), channelsOf(other)];
  return colourOf(from.map((part, at) => part + ((to[at] ?? part) - part) * share));
}

/**
 * The colour of the same hue and saturation, nearest in lightness, whose contrast to all of the others is as high as asked
 * for: the colour itself where it is so already. Undefined where there is none.
 */
export function nearestPassing(colour: string, others: readonly string[], least: number): string | undefined {
  const passes = (one: string): boolean => others.every((other) => contrast(one, other) >= least);
  if (passes(colour)) return colour;
  const [hue, saturation, lightness] = hslOf(colour);
  for (let step = 1; step <= steps; step += 1)
    for (const way of [-1, 1]) {
      const tried = lightness + (way * step) / steps;
      const one = tried < 0 || tried > 1 ? undefined : fromHsl(hue, saturation, tried);
      if (one !== undefined && passes(one)) return one;
    }
  return undefined;
}

/** As many lightnesses as are tried between black and white. */
const steps = 400;

function hslOf(colour: string): [hue: number, saturation: number, lightness: number] {
  const [red, green, blue] = channelsOf(colour).map((part) => part / 255) as [number, number, number];
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const lightness = (least + most) / 2;
  const range = most - least;
  if (range === 0) return [0, 0, lightness];
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  if (most === red) return [((green - blue) / range + 6) % 6, saturation, lightness];
  return [most === green ? (blue - red) / range + 2 : (red - green) / range + 4, saturation, lightness];
}

/** @param hue from 0 to 6. */
function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const at = (offset + hue * 2) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return colourOf([channel(0), channel(8), channel(4)]);
}
