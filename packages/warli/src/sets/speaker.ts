import type { SceneSet } from '../page';
import { inHelmet } from './speaker/in-helmet';
import { inWard } from './speaker/in-ward';
import { journey } from './speaker/journey';
import { onStage } from './speaker/on-stage';
import { portrait } from './speaker/portrait';
import { table } from './speaker/table';
import { telling } from './speaker/telling';
import { withTea } from './speaker/with-tea';

/** The speaker, on the ground of each page he stands on. */
export const speaker: SceneSet = {
  ground: 'terracotta',
  grounds: { 'in-ward': 'peacock', 'on-stage': 'indigo', 'with-tea': 'indigo' },
  again: {
    portrait: ['earth', 'jamun', 'madder', 'monsoon', 'neem'],
    'in-helmet': ['brick', 'coal'],
    'on-stage': ['neem', 'ochre'],
    'with-tea': ['olive', 'plum', 'rani', 'river'],
  },
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
