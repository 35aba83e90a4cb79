/** Shown while a page that was asked for is on its way. */
export const pageLoading = 'पेज खुल रहा है …';
/** Told when a link cannot be followed for want of a network. */
export const noConnection = 'इंटरनेट जुड़ा नहीं है। थोड़ी देर में फिर कोशिश करें।';

/** The page for an address that leads nowhere. */
export const notFoundTitle = 'पेज नहीं मिला';
export const notFoundHeading = 'यह रास्ता यहीं तक है';
export const notFoundText = 'जो पेज आप ढूँढ रहे हैं वह हटा दिया गया है, या कभी था ही नहीं।';
export const notFoundDescription = 'इस पते पर कुछ नहीं है। मुख्य पेज से आगे बढ़ें।';
export const toHome = 'मुख्य पेज पर वापस';

/** The page for an article that there is not (specification, section 8). */
export const noArticleTitle = '404 - लेख नहीं मिला';
export const noArticle = 'लेख नहीं मिला';
export const noArticleText = 'माफ़ कीजिए, जो लेख आप ढूँढ रहे हैं वह हमें नहीं मिला।';
/** @param folder the title of the page of all articles. */
export const backTo = (folder: string): string => `वापस: ${folder}`;
