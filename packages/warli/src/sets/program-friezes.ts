import { friezes } from './friezes/set';
import { becomingAStar } from './program-friezes/becoming-a-star';
import { channelPartner } from './program-friezes/channel-partner';
import { emotionalIntelligence } from './program-friezes/emotional-intelligence';
import { leadership } from './program-friezes/leadership';
import { outbound } from './program-friezes/outbound';
import { sales } from './program-friezes/sales';
import { teamBuilding } from './program-friezes/team-building';

/** The friezes across the pages of the seven programs, each on the ground of its page. */
export const programFriezes = friezes(
  'ochre',
  {
    leadership: 'indigo',
    outbound: 'neem',
    'team-building': 'terracotta',
    sales: 'madder',
    'emotional-intelligence': 'plum',
    'channel-partner': 'river',
  },
  {
    'becoming-a-star': becomingAStar,
    leadership,
    outbound,
    'team-building': teamBuilding,
    sales,
    'emotional-intelligence': emotionalIntelligence,
    'channel-partner': channelPartner,
  },
);
