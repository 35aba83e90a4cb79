import type { SceneSet } from '../page';
import { after } from './manufacturing-and-engineering/after';
import { assemblyLine } from './manufacturing-and-engineering/assembly-line';
import { breakdown } from './manufacturing-and-engineering/breakdown';
import { canteen } from './manufacturing-and-engineering/canteen';
import { designers } from './manufacturing-and-engineering/designers';
import { drawingTable } from './manufacturing-and-engineering/drawing-table';
import { foundry } from './manufacturing-and-engineering/foundry';
import { hero } from './manufacturing-and-engineering/hero';
import { inspection } from './manufacturing-and-engineering/inspection';
import { lathe } from './manufacturing-and-engineering/lathe';
import { operators } from './manufacturing-and-engineering/operators';
import { plantManager } from './manufacturing-and-engineering/plant-manager';
import { quality } from './manufacturing-and-engineering/quality';
import { shiftHandover } from './manufacturing-and-engineering/shift-handover';
import { story } from './manufacturing-and-engineering/story';
import { supervisors } from './manufacturing-and-engineering/supervisors';

/** Manufacturing and engineering. */
export const manufacturing: SceneSet = {
  ground: 'coal',
  sizes: { story: [2400, 640] },
  walls: {
    after: 'flat',
    lathe: 'paper',
    'drawing-table': 'paper',
    'plant-manager': 'flat',
    supervisors: 'flat',
    operators: 'flat',
    designers: 'flat',
    quality: 'flat',
    story: 'flat',
  },
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
    'plant-manager': plantManager,
    supervisors,
    operators,
    designers,
    quality,
    story,
  },
};
