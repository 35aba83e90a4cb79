import { bones, type Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { armsOver, type seated, sitter } from '../../../figure/seat';
import { between, ground, line, move, type Point, poly } from '../../../svg';

/** The stripes of his shirt. */
function stripes(one: Person): string {
  const { neck, waist } = bones(one);
  const [dx, dy] = [neck[0] - waist[0], neck[1] - waist[1]];
  const stripe = (share: number): string => {
    const at: Point = between(waist, neck, share);
    const k = (one.h * 0.135 * share * 1.05) / Math.hypot(dx, dy);
    return poly([move(at, -dy * k, dx * k), move(at, dy * k, -dx * k)]);
  };
  return line([0.3, 0.53, 0.76].map(stripe).join(''), one.h * 0.022, ground);
}

/** Takes a pose, a place and a height and gives the man of the story, in his striped shirt. */
export const he = (one: Person): string => person({ halo: true, ...one }) + stripes(one);

/** Takes what `sitter` takes and gives him as he sits, his arms before the stripes. */
export const heSits = (...spec: Parameters<typeof seated>): string => {
  const one = sitter(...spec);
  return he(one) + armsOver(one);
};
