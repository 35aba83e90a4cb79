import type { SceneSet } from '../page';
import { inHelmet } from './speaker/in-helmet';
import { inWard } from './speaker/in-ward';
import { journey } from './speaker/journey';
import { onStage } from './speaker/on-stage';
import { portrait } from './speaker/portrait';
import { table } from './speaker/table';
import { telling } from './speaker/telling';
import { withTea } from './speaker/with-tea';

/** The speaker. */
export const speaker: SceneSet = {
  ground: 'terracotta',
  size: [800, 1000],
  sizes: { journey: [1200, 1300], table: [1200, 1080], telling: [1240, 1030] },
  walls: { telling: 'flat' },
  scenes: {
    journey,
    portrait,
    'on-stage': onStage,
    'in-helmet': inHelmet,
    'in-ward': inWard,
    'with-tea': withTea,
    telling,
    table,
  },
};
