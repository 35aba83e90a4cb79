import type { Scene } from '../../page';
import { line, path } from '../../svg';
import { edge } from './edge';
import { clearing, coat, face, torso, wreath } from './himself';
import { turban, turbanEnd } from './turban';

const arms = (): string =>
  line([-1, 1].map((k) => path(400 + k * 276, 716, 400 + k * 338, 960)).join(''), 46);

/** The scene `portrait`: cut round, its upper part shows the head in a wreath of rays. */
export const portrait: Scene = () =>
  [
    wreath([400, 404], 1, 660),
    clearing([400, 452], 1),
    arms(),
    torso(),
    coat(),
    turbanEnd(),
    face(),
    turban(),
    edge(),
  ].join('');
