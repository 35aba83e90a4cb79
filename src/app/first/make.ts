/** Makes an element with some of its properties. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: object,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
