/** Makes an element with some of its properties. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: object,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

/** Makes an element of the document's head. */
export function addToHead(name: 'link' | 'script', properties: object): void {
  document.head.append(make(name, properties));
}
