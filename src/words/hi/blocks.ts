/** A book's way to the shop, where its block says nothing else. */
export const buyBook = 'Amazon पर ख़रीदें';

/** The column headings of a pain table, where its block has none (specification, section 2). */
export const problem = 'परेशानी';
export const diagnosis = 'ऐसा क्यों होता है';
export const solution = 'इसका उपाय';

/** The categories of questions, and of tabs, for those who listen; and what opens and leads their list. */
export const categories = 'विभाग';
export const browseCategories = 'विभाग देखें';
export const jumpTo = 'सीधे जाएँ:';

/** The directory: its field, its words to try, and what was found. */
export const findTopic = 'विषय खोजें';
export const tryWords = 'जैसे';
export const searchMissing = 'खोज खुल नहीं सकी।';
export const topicsFound = (count: number): string => `${count} ${count === 1 ? 'विषय मिला' : 'विषय मिले'}`;
export const noTopic = (words: string): string => `“${words}” नाम का कोई विषय नहीं है।`;
export const comeNear = 'ये उसके क़रीब हैं।';
export const allTopics = 'सभी विषय दिखाएँ';
/** What stands in a fold, after its number. */
export const topicsOf = (title: string): string => `विषय: ${title}`;
export const questionsOf = (title: string): string => `सवाल: ${title}`;
export const goalsOf = (audience: string): string => `लक्ष्य: ${audience}`;
/** Words that say nothing about a topic, between spaces. */
export const emptyWords =
  'और या कि का की के को से में पर है हैं नहीं तो यह ये वह वे मैं मुझे मेरा मेरी आप आपका आपकी क्या कैसे कब कहाँ कौन लिए';

/** Stops and starts names that move; the second is for those who listen. */
export const play = 'चलाएँ';
export const pause = 'रोकें';
export const movingNames = '(चलते नाम)';

export const openMap = 'नक़्शा खोलें';

/** A video: its button's beginning, for those who listen, and its link. */
export const playVideo = 'वीडियो: ';
export const watchNow = 'अभी देखें';
/** Where the video is only an example. */
export const sampleVideo = 'यह एक नमूना है: असली वीडियो अभी आना बाक़ी है।';

/** Opens the rest of a gallery. */
export const morePictures = (count: number): string => `${count} और चित्र दिखाएँ`;

/** What somebody gave, for those who listen. */
export const starsOf = (rating: number): string => `5 में से ${rating} सितारे`;
