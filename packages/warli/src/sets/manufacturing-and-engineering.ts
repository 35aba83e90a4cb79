import type { SceneSet } from '../page';
import { after } from './manufacturing-and-engineering/after';
import { assemblyLine } from './manufacturing-and-engineering/assembly-line';
import { breakdown } from './manufacturing-and-engineering/breakdown';
import { canteen } from './manufacturing-and-engineering/canteen';
import { drawingTable } from './manufacturing-and-engineering/drawing-table';
import { foundry } from './manufacturing-and-engineering/foundry';
import { hero } from './manufacturing-and-engineering/hero';
import { inspection } from './manufacturing-and-engineering/inspection';
import { lathe } from './manufacturing-and-engineering/lathe';
import { shiftHandover } from './manufacturing-and-engineering/shift-handover';

/** Manufacturing and engineering. */
export const manufacturing: SceneSet = {
  ground: 'coal',
  walls: { lathe: 'paper', 'drawing-table': 'paper' },
  scenes: {
    after,
    hero,
    'shift-handover': shiftHandover,
    'assembly-line': assemblyLine,
    lathe,
    foundry,
    'drawing-table': drawingTable,
    inspection,
    breakdown,
    canteen,
  },
};
