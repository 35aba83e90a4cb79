import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { flock } from '../../props/animal';
import { arrival } from './gorge/arrival';
import { bridge, tread } from './gorge/bridge';
import { camp } from './gorge/camp';
import { cliffs } from './gorge/cliffs';
import { crossing } from './gorge/crossing';
import { raft } from './gorge/raft';

/** The scene `outbound`: a team crosses a gorge hand in hand. */
export const outbound: Scene = (r) =>
  [
    flock([1560, 176], 3, 28),
    sun([1334, 177], 40),
    flock([1450, 496], 2, 22, true),
    raft(),
    cliffs(),
    bridge(),
    camp(r),
    arrival(r),
    crossing(),
    tread(),
  ].join('');
