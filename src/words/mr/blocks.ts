/** A book's way to the shop, where its block says nothing else. */
export const buyBook = 'Amazon वर विकत घ्या';

/** The column headings of a pain table, where its block has none (specification, section 2). */
export const problem = 'अडचण';
export const diagnosis = 'असे का होते';
export const solution = 'त्यावर उपाय';

/** The categories of questions, and of tabs, for those who listen; and what opens and leads their list. */
export const categories = 'विभाग';
export const browseCategories = 'विभाग पाहा';
export const jumpTo = 'थेट जा:';

/** The directory: its field, its words to try, and what was found. */
export const findTopic = 'विषय शोधा';
export const tryWords = 'उदाहरणार्थ';
export const searchMissing = 'शोध उघडता आला नाही.';
export const topicsFound = (count: number): string =>
  `${count} ${count === 1 ? 'विषय सापडला' : 'विषय सापडले'}`;
export const noTopic = (words: string): string => `“${words}” या नावाचा विषय नाही.`;
export const comeNear = 'हे जवळचे आहेत.';
export const allTopics = 'सर्व विषय दाखवा';
/** What stands in a fold, after its number. */
export const topicsOf = (title: string): string => `विषय: ${title}`;
export const questionsOf = (title: string): string => `प्रश्न: ${title}`;
export const goalsOf = (audience: string): string => `उद्दिष्टे: ${audience}`;
/** Words that say nothing about a topic, between spaces. */
export const emptyWords =
  'आणि व की का काय कसे कसा कशी कधी कुठे कोण कोणते आहे आहेत नाही तर हे ही हा ते ती तो या त्या मी मला माझे माझा तुम्ही तुमचे तुमच्या साठी';

/** Stops and starts names that move; the second is for those who listen. */
export const play = 'सुरू करा';
export const pause = 'थांबवा';
export const movingNames = '(सरकणारी नावे)';

export const openMap = 'नकाशा उघडा';

/** A video: its button's beginning, for those who listen, and its link. */
export const playVideo = 'व्हिडिओ: ';
export const watchNow = 'आता पाहा';
/** Where the video is only an example. */
export const sampleVideo = 'हा नमुना आहे: खरा व्हिडिओ अजून यायचा आहे.';

/** Opens the rest of a gallery. */
export const morePictures = (count: number): string => `आणखी ${count} ${count === 1 ? 'चित्र' : 'चित्रे'} दाखवा`;

/** What somebody gave, for those who listen. */
export const starsOf = (rating: number): string => `5 पैकी ${rating} तारे`;
