/** Told when the assistant's code or knowledge cannot be had. */
export const unreachable = 'सहायक अभी बात नहीं कर सकता। WhatsApp का बटन पास ही है।';

/** The window of the chat, for those who listen. */
export const conversation = 'बातचीत';
export const you = 'आप: ';
export const assistant = 'सहायक: ';
export const typing = 'सहायक लिख रहा है';

/** The line in which one writes, and the form that comes in its place. */
export const message = 'आपका संदेश';
export const typeQuestion = 'अपना सवाल लिखें';
export const send = 'भेजें';
export const enquiry = 'आपकी पूछताछ';
