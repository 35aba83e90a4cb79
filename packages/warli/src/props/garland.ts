import { onBow, type Point, times } from '../svg';

/** Takes start, control and end of a bow and a count and gives that many places on it at like distances, both ends among them. */
export function strung(from: Point, control: Point, to: Point, count: number): Point[] {
  const fine = times(201).map((i) => onBow(from, control, to, i / 200));
  const ways = fine.map((_, i) =>
    fine.slice(0, i).reduce((sum, [x, y], k) => {
      const [u, v] = fine[k + 1] ?? [x, y];
      return sum + Math.hypot(u - x, v - y);
    }, 0),
  );
  const long = ways.at(-1) ?? 0;
  return times(count).map((i) => fine[ways.findIndex((way) => way >= (long * i) / (count - 1))] ?? to);
}
