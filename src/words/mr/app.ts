/** Shown while a page that was asked for is on its way. */
export const pageLoading = 'पान उघडत आहे …';
/** Told when a link cannot be followed for want of a network. */
export const noConnection = 'इंटरनेट जोडलेले नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.';

/** The page for an address that leads nowhere. */
export const notFoundTitle = 'पान सापडले नाही';
export const notFoundHeading = 'ही वाट इथे संपते';
export const notFoundText = 'तुम्ही शोधत असलेले पान हलवले गेले आहे, किंवा ते कधी नव्हतेच.';
export const notFoundDescription = 'या पत्त्यावर काहीच नाही. मुख्य पानावरून पुढे जा.';
export const toHome = 'मुख्य पानावर परत';

/** The page for an article that there is not (specification, section 8). */
export const noArticleTitle = '404 - लेख सापडला नाही';
export const noArticle = 'लेख सापडला नाही';
export const noArticleText = 'माफ करा, तुम्ही शोधत असलेला लेख आम्हाला सापडला नाही.';
/** @param folder the title of the page of all articles. */
export const backTo = (folder: string): string => `परत: ${folder}`;
