import { bones, type Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { sitter } from '../../../figure/seat';
import { broadTie } from '../../../props/broad-tie';
import { far } from '../../../ground/story';
import { chair } from '../../../props/room';
import {
  box,
  cotton,
  cover,
  ground,
  line,
  marigold,
  move,
  num,
  path,
  type Point,
  turned,
  white,
} from '../../../svg';

/** Where all feet stand. */
export const floor = 604;

/** The satchel that hangs from his shoulder behind him. */
const satchel = (one: Person): string => {
  const [{ neck, hip }, u, k] = [bones(one), one.h, one.left ? -1 : 1];
  const [x, y] = move(hip, -k * u * 0.13, -u * 0.02);
  const w = u * 0.17;
  return (
    line(path(neck[0] - k * u * 0.1, neck[1] + 6, x - k * w * 0.3, y), 9) +
    cover(box([x - w / 2, y], w, w * 0.86), 6, white, cotton) +
    line(path(x - w / 2, y + w * 0.44, x + w / 2, y + w * 0.44), 5, ground) +
    line(path(x, y + w * 0.34, x, y + w * 0.54), 11, ground)
  );
};

/** Takes the young manager and gives the drawing: known by his tie and his satchel. */
export const him = (one: Person): string => satchel(one) + person(one) + broadTie(one);

/** Takes a place, a height, a pose and who it is, and gives one who sits on a chair and the chair. */
export const onChair = (
  x: number,
  h: number,
  pose: Partial<Person['pose']>,
  more: Partial<Person> = {},
  draw: (one: Person) => string = person,
): string =>
  far(chair([x, floor - h * 0.31], h * 0.31, more.left, 0.3)) +
  draw(sitter([x, floor - h * 0.32 - 4], floor, h, pose, more));

/** Takes what `onChair` takes and gives one who sits on a round seat of cane, which has no legs that run into the sitter's. */
export const onCane = (
  x: number,
  h: number,
  pose: Partial<Person['pose']>,
  more: Partial<Person> = {},
  draw: (one: Person) => string = person,
): string => {
  const [m, top] = [x - (more.left ? -1 : 1) * h * 0.05, floor - h * 0.29];
  return (
    far(
      line(`M${num(m - 26)} ${num(top)}L${num(m + 26)} ${floor}H${num(m - 26)}L${num(m + 26)} ${num(top)}Z`),
    ) + draw(sitter([x, floor - h * 0.32 - 4], floor, h, pose, more))
  );
};

/** Takes the middle, a width and a tilt and gives the card with his task. */
export const card = ([x, y]: Point, w: number, tilt = 0, written = true): string =>
  turned(
    cover(box([x - w / 2, y - w * 0.65], w, w * 1.3), 5, ground, marigold) +
      (written
        ? line(
            path(x - w * 0.3, y - w * 0.34, x + w * 0.3, y - w * 0.34) +
              path(x - w * 0.3, y, x + w * 0.3, y) +
              path(x - w * 0.3, y + w * 0.34, x + w * 0.08, y + w * 0.34),
            6,
            ground,
          )
        : ''),
    tilt,
    [x, y],
  );
