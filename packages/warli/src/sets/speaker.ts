import type { SceneSet } from '../page';
import { atBoard } from './speaker/at-board';
import { inHelmet } from './speaker/in-helmet';
import { inWard } from './speaker/in-ward';
import { journey } from './speaker/journey';
import { onStage } from './speaker/on-stage';
import { portrait } from './speaker/portrait';
import { table } from './speaker/table';
import { telling } from './speaker/telling';
import { withBag } from './speaker/with-bag';
import { withBasket } from './speaker/with-basket';
import { withBell } from './speaker/with-bell';
import { withDrum } from './speaker/with-drum';
import { withFile } from './speaker/with-file';
import { withLamp } from './speaker/with-lamp';
import { withLaptop } from './speaker/with-laptop';
import { withLedger } from './speaker/with-ledger';
import { withMala } from './speaker/with-mala';
import { withPassbook } from './speaker/with-passbook';
import { withRope } from './speaker/with-rope';
import { withSlate } from './speaker/with-slate';
import { withTea } from './speaker/with-tea';

/** The speaker, on the ground of each page he stands on. */
export const speaker: SceneSet = {
  ground: 'terracotta',
  grounds: {
    'at-board': 'neem',
    'in-helmet': 'coal',
    'in-ward': 'peacock',
    'on-stage': 'indigo',
    'with-tea': 'plum',
    'with-bag': 'madder',
    'with-basket': 'rani',
    'with-bell': 'brick',
    'with-file': 'olive',
    'with-lamp': 'indigo',
    'with-laptop': 'jamun',
    'with-ledger': 'river',
    'with-mala': 'ochre',
    'with-passbook': 'earth',
    'with-rope': 'neem',
    'with-slate': 'monsoon',
  },
  size: [800, 1000],
  sizes: { journey: [1200, 1300], table: [1200, 1080], telling: [1240, 1030] },
  walls: { telling: 'flat' },
  scenes: {
    journey,
    portrait,
    'at-board': atBoard,
    'on-stage': onStage,
    'in-helmet': inHelmet,
    'in-ward': inWard,
    'with-tea': withTea,
    'with-bag': withBag,
    'with-basket': withBasket,
    'with-bell': withBell,
    'with-drum': withDrum,
    'with-file': withFile,
    'with-lamp': withLamp,
    'with-laptop': withLaptop,
    'with-ledger': withLedger,
    'with-mala': withMala,
    'with-passbook': withPassbook,
    'with-rope': withRope,
    'with-slate': withSlate,
    telling,
    table,
  },
};
