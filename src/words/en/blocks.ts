/** A book's way to the shop, where its block says nothing else. */
export const buyBook = 'Buy Now on Amazon';

/** The column headings of a pain table, where its block has none (specification, section 2). */
export const problem = 'Pain Point';
export const diagnosis = 'Why This Happens';
export const solution = 'Training Solution';

/** The categories of questions, and of tabs, for those who listen; and what opens and leads their list. */
export const categories = 'Categories';
export const browseCategories = 'Browse Categories';
export const jumpTo = 'Jump to:';

/** The directory: its field, its words to try, and what was found. */
export const findTopic = 'Find a topic';
export const tryWords = 'Try';
export const searchMissing = 'The search could not be loaded.';
export const topicsFound = (count: number): string => `${count} ${count === 1 ? 'topic' : 'topics'} found`;
export const noTopic = (words: string): string => `No topic is called “${words}”.`;
export const comeNear = 'These topics are similar.';
export const allTopics = 'Show all topics';
/** What stands in a fold, after its number. */
export const topicsOf = (title: string): string => `topics: ${title}`;
export const questionsOf = (title: string): string => `questions: ${title}`;
export const goalsOf = (audience: string): string => `goals: ${audience}`;
/** Words that say nothing about a topic, between spaces. */
export const emptyWords =
  'about and are for from have how into not our that the their them they this what when with you your';

/** Stops and starts names that move; the second is for those who listen. */
export const play = 'Play';
export const pause = 'Pause';
export const movingNames = 'the moving names';

/** Leads to a place on a map. */
export const openMap = 'Open the map';

/** A video: its button's beginning, for those who listen, and its link. */
export const playVideo = 'Play: ';
export const watchNow = 'Watch Now';
/** Where the video is only an example. */
export const sampleVideo = 'This is an example. The video is not available yet.';

/** Opens the rest of a gallery. */
export const morePictures = (count: number): string =>
  `Show ${count} more ${count === 1 ? 'picture' : 'pictures'}`;

/** What somebody gave, for those who listen. */
export const starsOf = (rating: number): string => `${rating} of 5 stars`;
