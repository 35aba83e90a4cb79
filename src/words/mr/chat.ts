/** Told when the assistant's code or knowledge cannot be had. */
export const unreachable = 'साहाय्यक आत्ता बोलू शकत नाही. WhatsApp चे बटण शेजारीच आहे.';

/** The window of the chat, for those who listen. */
export const conversation = 'संभाषण';
export const you = 'तुम्ही: ';
export const assistant = 'साहाय्यक: ';
export const typing = 'साहाय्यक लिहीत आहे';

/** The line in which one writes, and the form that comes in its place. */
export const message = 'तुमचा निरोप';
export const typeQuestion = 'तुमचा प्रश्न लिहा';
export const send = 'पाठवा';
export const enquiry = 'तुमची विचारणा';
