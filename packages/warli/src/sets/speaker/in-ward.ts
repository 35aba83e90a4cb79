import type { Scene } from '../../page';
import { cross } from '../../props/clinic';
import { ink, type Point, shape } from '../../svg';
import { edge } from './edge';
import { clearing, himself, shoulder, sleeve, wreath } from './himself';
import { nurse } from './nurse';

const head: Point = [268, 354];

/** Where the arm begins whose hand is on his heart. */
const [x, y] = shoulder(head, 0.62, 1, 34);

/** The scene `in-ward`: a hand on his heart, he hears what a nurse tells. The ring ends behind his shoulders. */
export const inWard: Scene = () =>
  [
    clearing(head, 0.62),
    wreath([268, 346], 0.64, 480),
    cross([636, 176], 92),
    sleeve([shoulder(head, 0.62, -1, 34), [46, 700], [92, 990]], 34),
    ink(shape(268, 712, 392, 950, 144, 950)),
    himself(head, 0.62),
    sleeve(
      [
        [x, y],
        [470, 692],
        [330, 610],
      ],
      34,
    ),
    nurse([642, 520]),
    edge(),
  ].join('');
