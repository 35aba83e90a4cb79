/** Why what stands in a field is not taken: said at the field, by the form and by the receiver. */
export const fillIn = 'Please fill this in.';
export const chooseOne = 'Please choose one.';
export const tick = 'Please tick this.';
export const anEmail = 'Please enter an e-mail address like name@example.com.';
export const aNumber = 'Please enter a number.';
export const wholeDate = 'Please enter the full date.';
export const wholeTime = 'Please enter the full time.';
export const lookAgain = 'Please check this field.';

/** The same with the limit that its author set. */
export const atLeast = (least: string): string => `Please enter ${least} or more.`;
export const atMost = (most: string): string => `Please enter ${most} or less.`;
export const notBefore = (first: string): string => `The earliest is ${first}.`;
export const notAfter = (last: string): string => `The latest is ${last}.`;
/** A day of the week, or one of several: "Tuesday or Friday". */
export const onDays = (days: string): string => `Please choose a ${days}.`;
export const lengthen = (count: string): string => `Please write at least ${count} characters.`;
export const shorten = (count: string): string => `Please shorten this to ${count} characters.`;
