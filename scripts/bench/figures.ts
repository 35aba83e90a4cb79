/** The middle one of some numbers, the mean of the two middle ones of an even number of them. Throws when there is none. */
export function median(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new Error('There is no median of no numbers.');
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return ((low ?? 0) + (high ?? 0)) / 2;
}

/** How often `floor` goes into `value`, like `1.04 ×`; a dash where the floor is nothing. */
export function ratio(value: number, floor: number): string {
  return floor === 0 ? '–' : `${(value / floor).toFixed(2)} ×`;
}

/** Bytes as thousands of them, like `97.6 kB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
