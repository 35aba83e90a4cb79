import { pairs, type Point, points, poly } from '../../svg';

/** An open hand from the thumb on: how far ahead of the wrist, and how far to the thumb's side of it. */
const fingers: readonly Point[] = pairs([
  4, 7, 14, 19, 20, 17, 17, 8, 32, 19, 37, 14, 24, 5, 42, 8, 44, 2, 26, 0, 44, -5, 42, -11, 24, -5, 36, -17,
  31, -21, 8, -10,
]);

const way = ([ax, ay]: Point, [bx, by]: Point): Point => {
  const far = Math.hypot(bx - ax, by - ay);
  return [(bx - ax) / far, (by - ay) / far];
};

const on = ([x, y]: Point, [dx, dy]: Point, ahead: number, aside: number): Point => [
  x + dx * ahead - dy * aside,
  y + dy * ahead + dx * aside,
];

/** Takes the side of the thumb, then shoulder, elbow and wrist and gives an arm that ends in an open hand. */
export function openArm(thumb: 1 | -1, ...xy: number[]): string {
  const [shoulder = [0, 0], elbow = shoulder, wrist = elbow] = points(...xy);
  const [upper, lower] = [way(shoulder, elbow), way(elbow, wrist)];
  const bend = way([0, 0], [upper[0] + lower[0], upper[1] + lower[1]]);
  const edge = (side: number): Point[] => [
    on(shoulder, upper, 0, 8 * side),
    on(elbow, bend, 0, 7.5 * side),
    on(wrist, lower, 0, 4.5 * side),
  ];
  const hand = fingers.map(([ahead, aside]) => on(wrist, lower, ahead, aside * thumb));
  return poly([...edge(1), ...(thumb > 0 ? hand : hand.toReversed()), ...edge(-1).toReversed()], true);
}
