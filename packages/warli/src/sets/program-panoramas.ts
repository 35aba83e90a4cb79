import { panoramas } from './panoramas/set';
import { channelPartner } from './program-panoramas/channel-partner';
import { outbound } from './program-panoramas/outbound';
import { teamBuilding } from './program-panoramas/team-building';

/** The wide opening pictures of three program pages. */
export const programPanoramas = panoramas(
  { 'channel-partner': 'river', outbound: 'neem', 'team-building': 'terracotta' },
  { 'channel-partner': channelPartner, outbound, 'team-building': teamBuilding },
);
