/** Markdown percent-encodes addresses: here they are as they were written. In those of other sites and of mails escapes mean something, so that only letters are decoded. */
export function decoded(address: string): string {
  return /^(?:https?|mailto):/i.test(address)
    ? address.replaceAll(/(?:%[89a-f][\da-f])+/gi, tryToDecode)
    : tryToDecode(address);
}

function tryToDecode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
