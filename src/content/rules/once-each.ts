/** Does for a name what `look` does, once: what one page names wrongly may stand on every page. */
export function onceEach<Value>(look: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    if (!known.has(name)) known.set(name, look(name));
    return known.get(name) as Value;
  };
}
