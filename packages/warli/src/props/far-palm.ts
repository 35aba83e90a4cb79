import { bow, each, ink, line, num, type Point, polar } from '../svg';

/** A frond that hangs, as a sickle. */
const frond = (top: Point, h: number, angle: number): string => {
  const tip = polar(top, angle + (angle < -90 ? -40 : 40), h * 0.36);
  const [over, under] = [polar(top, angle, h * 0.34), polar(top, angle, h * 0.2)];
  return `${bow(top, over, tip)}Q${num(under[0])} ${num(under[1])} ${num(top[0])} ${num(top[1])}Z`;
};

/** Takes a foot, a height and how far it bends and gives a coconut palm, far away. */
export const farPalm = ([x, y]: Point, h: number, bend: number): string => {
  const top: Point = [x + bend, y - h];
  const angles = [-172, -146, -116, -64, -34, -8];
  return (
    line(bow([x, y], [x - bend * 0.3, y - h * 0.5], top), 6) +
    ink(each(6, (i) => frond(top, h, angles[i] ?? 0)))
  );
};
