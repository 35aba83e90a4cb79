/** Told when the assistant's code or knowledge cannot be had. */
export const unreachable = 'The assistant is not available at the moment. Please contact us another way.';

/** The window of the chat, for those who listen. */
export const conversation = 'Conversation';
export const you = 'You: ';
export const assistant = 'Assistant: ';
export const typing = 'The assistant is typing';

/** The line in which one writes, and the form that comes in its place. */
export const message = 'Your message';
export const typeQuestion = 'Type your question';
export const send = 'Send';
export const enquiry = 'Your enquiry';
