import type { SceneSet } from '../page';
import { motivationalSpeakerInMumbai } from './blog/best-motivational-speaker-in-mumbai';
import { buildingResilience } from './blog/building-resilience';
import { firstNinetyDays } from './blog/first-ninety-days-of-a-manager';
import { leadershipInRemoteWork } from './blog/leadership-in-remote-work';
import { highPerformance } from './blog/psychology-of-high-performance';
import { smallIdeas } from './blog/small-ideas-from-the-shop-floor';
import { lastRow } from './blog/speaking-so-that-the-last-row-hears';
import { badApple } from './blog/the-bad-apple-effect';
import { nationBuilders } from './blog/training-nation-builders-with-bro';
import { realExperience } from './blog/real-experience-beats-theory';
import { softwareCourse } from './blog/ministry-of-defence-bro-software-course';
import { inTheNews } from './blog/in-the-news';
import { infrastructure } from './blog/leadership-training-for-infrastructure-companies';
import { motivationalSpeakerInPune } from './blog/best-motivational-speaker-in-pune';
import { teamBuildingInPune } from './blog/best-team-building-trainer-in-pune';

const scenes = {
  'best-motivational-speaker-in-mumbai': motivationalSpeakerInMumbai,
  'building-resilience': buildingResilience,
  'first-ninety-days-of-a-manager': firstNinetyDays,
  'leadership-in-remote-work': leadershipInRemoteWork,
  'psychology-of-high-performance': highPerformance,
  'small-ideas-from-the-shop-floor': smallIdeas,
  'speaking-so-that-the-last-row-hears': lastRow,
  'the-bad-apple-effect': badApple,
  'training-nation-builders-with-bro': nationBuilders,
  'real-experience-beats-theory': realExperience,
  'ministry-of-defence-bro-software-course': softwareCourse,
  'in-the-news': inTheNews,
  'leadership-training-for-infrastructure-companies': infrastructure,
  'best-motivational-speaker-in-pune': motivationalSpeakerInPune,
  'best-team-building-trainer-in-pune': teamBuildingInPune,
} as const;

/** The articles, each on a ground of its own. */
export const blog: SceneSet = {
  ground: 'earth',
  grounds: {
    'best-motivational-speaker-in-mumbai': 'madder',
    'building-resilience': 'neem',
    'first-ninety-days-of-a-manager': 'monsoon',
    'leadership-in-remote-work': 'jamun',
    'psychology-of-high-performance': 'plum',
    'small-ideas-from-the-shop-floor': 'coal',
    'speaking-so-that-the-last-row-hears': 'peacock',
    'the-bad-apple-effect': 'brick',
    'training-nation-builders-with-bro': 'olive',
    'real-experience-beats-theory': 'river',
    'ministry-of-defence-bro-software-course': 'indigo',
    'leadership-training-for-infrastructure-companies': 'terracotta',
    'best-motivational-speaker-in-pune': 'ochre',
    'best-team-building-trainer-in-pune': 'rani',
  },
  walls: Object.fromEntries(Object.keys(scenes).map((name) => [name, 'flat'])),
  scenes,
};
