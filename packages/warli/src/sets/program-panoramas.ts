import { panoramas } from './panoramas/set';
import { outbound } from './program-panoramas/outbound';
import { teamBuilding } from './program-panoramas/team-building';

/** The wide opening pictures of two programme pages. */
export const programPanoramas = panoramas(
  { 'team-building': 'terracotta', outbound: 'neem' },
  { 'team-building': teamBuilding, outbound },
);
